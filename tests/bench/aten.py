"""The files of aten from schemas to files, astgen against the installed torchgen, as whole processes.

python tests/bench/aten.py [--monolithic-headers] [--pairs N] [--schemas FILE] [--entries N ...] [--torchgen-up-to N]
[--json]

The families are those that the profile has a lowering for, with a header for each operator or with none; torchgen's own
functions for just these are called in one process.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from contest import EVERYTHING, TORCHGEN, run
from processes import HERE, python

from astgen.profiles.registry import get_profile

PROFILE = get_profile("torch-2.13")
FAMILIES = (
    *("ops", "redispatch", "functions", "methods", "native", "backend_select", "schema_registration"),
    *("interned_strings", "tag_enum", "operator_list", "registration_declarations", "declarations_yaml"),
)


MONOLITHIC = "--monolithic-headers"


def command(name: str, out: Path, schemas: Path | None, flags: Sequence[str] = ()) -> list[str]:
    """The command line of a contender; astgen and the driver of torchgen know the same flags."""
    families = ",".join(family for family in FAMILIES if PROFILE.lowerings is None or family in PROFILE.lowerings)
    if name == TORCHGEN:
        driver = HERE.parent / "support" / "torchgen_aten.py"
        return python(str(driver), *flags, str(out), families, *([str(schemas)] if schemas else []))
    arguments = ["gen", "--profile", PROFILE.name, "--lowering", families, "--out", str(out), *flags]
    arguments += ["--schemas", str(schemas)] if schemas else []
    arguments += ["--everything"] if name == EVERYTHING else []
    return python("-m", "astgen", *arguments)


if __name__ == "__main__":
    flags = [argument for argument in sys.argv if argument == MONOLITHIC]
    sys.argv = [argument for argument in sys.argv if argument != MONOLITHIC]
    run(__doc__.split("\n")[0], partial(command, flags=flags))
