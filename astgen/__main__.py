"""``python -m astgen``, and the command ``astgen``."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line and exit with its code, at once."""
    # Trees and models hold no cycles, so the collector would only walk them over and over.
    gc.disable()
    try:
        from astgen.cli.main import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    # Nothing is open any more, and taking a hundred thousand objects apart one by one takes a tenth of a run.
    os._exit(code)


if __name__ == "__main__":
    main()
