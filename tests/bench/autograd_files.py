"""The files of autograd from YAML to files, astgen against the installed torchgen, as whole processes.

python tests/bench/autograd_files.py [--pairs N] [--json]

Both write all that torchgen's ``gen_autograd`` does: backward nodes, autograd kernels, views, view functions,
factories and tracing kernels; torchgen its files named Everything, too, astgen only where it says so.
"""

from __future__ import annotations

from pathlib import Path

from contest import EVERYTHING, TORCHGEN, run
from processes import HERE, python

from astgen.profiles.registry import get_profile

PROFILE = get_profile("torch-2.13")
FAMILIES = ("autograd_functions", "variable_type", "inplace_or_view", "view_funcs", "variable_factories", "trace")


def command(name: str, out: Path, schemas: Path | None) -> list[str]:
    """The command line of a contender; with a schema file of one's own there are no derivatives."""
    if name == TORCHGEN:
        driver = HERE.parent / "support" / "torchgen_autograd.py"
        return python(str(driver), str(out), *([str(schemas)] if schemas else []))
    arguments = ["gen", "--profile", PROFILE.name, "--lowering", ",".join(FAMILIES), "--out", str(out)]
    arguments += ["--schemas", str(schemas)] if schemas else []
    arguments += ["--everything"] if name == EVERYTHING else []
    return python("-m", "astgen", *arguments)


if __name__ == "__main__":
    run(__doc__.split("\n")[0], command)
