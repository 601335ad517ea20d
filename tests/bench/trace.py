"""Tracing kernels from schemas to files, astgen against the installed torchgen, as whole processes.

python tests/bench/trace.py [--pairs N] [--schemas FILE] [--entries N ...] [--torchgen-up-to N] [--json]
"""

from __future__ import annotations

from pathlib import Path

from contest import EVERYTHING, TORCHGEN, run
from processes import HERE, python


def command(name: str, out: Path, schemas: Path | None) -> list[str]:
    """The command line of a contender."""
    if name == TORCHGEN:
        driver = HERE.parent / "support" / "torchgen_trace.py"
        return python(str(driver), str(out), *([str(schemas)] if schemas else []))
    arguments = ["gen", "--profile", "torch-2.13", "--lowering", "trace", "--out", str(out)]
    arguments += ["--schemas", str(schemas)] if schemas else []
    arguments += ["--everything"] if name == EVERYTHING else []
    return python("-m", "astgen", *arguments)


if __name__ == "__main__":
    run(__doc__.split("\n")[0], command)
