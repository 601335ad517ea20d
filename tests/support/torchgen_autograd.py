"""torchgen's autograd generator: its model in this process, or all that it writes: python torchgen_autograd.py OUT.

`model` gives the derivatives as torchgen reads and matches them; as a program it writes the whole output of its
``gen_autograd`` into a folder.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import torchgen

PACKAGED = Path(torchgen.__file__).parent / "packaged"
FOLDER = PACKAGED / "autograd"
NATIVE = PACKAGED / "ATen" / "native"
SCHEMAS, TAGS = str(NATIVE / "native_functions.yaml"), str(NATIVE / "tags.yaml")


def _importable() -> None:
    if str(PACKAGED) not in sys.path:
        sys.path.insert(0, str(PACKAGED))


class Model(NamedTuple):
    """What torchgen knows: infos by schema (those it made included), functions with theirs, and the used keys."""

    infos: dict[Any, dict[str, Any]]
    functions: list[Any]
    keys: set[str]


@cache
def model() -> Model:
    """torchgen's derivatives, matched with all functions."""
    _importable()
    from autograd.load_derivatives import load_derivatives
    from torchgen.api import cpp
    from torchgen.api.autograd import match_differentiability_info
    from torchgen.gen import parse_native_yaml

    infos, keys = load_derivatives(str(FOLDER / "derivatives.yaml"), SCHEMAS, TAGS)
    functions = sorted(parse_native_yaml(SCHEMAS, TAGS).native_functions, key=lambda f: cpp.name(f.func))
    return Model(infos, match_differentiability_info(functions, infos), keys)


def main(out: str, schemas: str = SCHEMAS, folder: str = str(FOLDER)) -> None:
    """Write everything."""
    _importable()
    from autograd.gen_autograd import gen_autograd
    from torchgen.selective_build.selector import SelectiveBuilder

    Path(out).mkdir(parents=True, exist_ok=True)
    gen_autograd(schemas, TAGS, out, folder, SelectiveBuilder.get_nop_selector())


if __name__ == "__main__":
    main(*sys.argv[1:])
