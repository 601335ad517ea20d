"""Run as a script with the arguments of ``astgen``: run it, then print what was imported, as JSON.

With ``--import`` only the package is imported.
"""

from __future__ import annotations

import json
import sys

before = set(sys.modules)
arguments = sys.argv[1:]
if arguments == ["--import"]:
    import astgen  # noqa: F401
else:
    from contextlib import redirect_stdout
    from io import StringIO

    from astgen.cli.main import run

    with redirect_stdout(StringIO()):
        run(arguments)
print(json.dumps(sorted(set(sys.modules) - before)))
