"""Write `tests/api.txt` anew: python tests/structure/update_api.py."""

from __future__ import annotations

from surface import API_FILE, surface

if __name__ == "__main__":
    API_FILE.write_text(surface(), "utf-8", newline="\n")
