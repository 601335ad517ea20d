"""Write the goldens: ``python tests/update_goldens.py``.  Only what changed is written; what is no more is removed."""

from __future__ import annotations

from support.goldens import GOLDEN, expected, golden_sets, present

from astgen.driver import load
from astgen.profiles.registry import all_profiles


def main() -> None:
    for profile in all_profiles().values():
        operators = load(profile)
        for golden in golden_sets(profile):
            files = expected(golden, operators)
            for path, text in files.items():
                if not path.exists() or path.read_bytes() != text.encode():
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(text.encode())
                    print(f"wrote {path.relative_to(GOLDEN.parent)}")
            for path in sorted(present(golden) - files.keys()):
                path.unlink()
                print(f"removed {path.relative_to(GOLDEN.parent)}")


if __name__ == "__main__":
    main()
