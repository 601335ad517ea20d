"""The operators of the installed torch as its torchgen reads them."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any


def yaml_paths() -> tuple[str, str]:
    """native_functions.yaml and tags.yaml."""
    import torchgen

    native = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
    return str(native / "native_functions.yaml"), str(native / "tags.yaml")


@cache
def native_functions() -> list[Any]:
    """torchgen's own model of every function, derived ones included."""
    from torchgen.gen import parse_native_yaml

    return list(parse_native_yaml(*yaml_paths()).native_functions)


def autograd_module(name: str) -> ModuleType:
    """A module of torchgen's autograd generator, which lies among its data."""
    import torchgen

    packaged = str(Path(torchgen.__file__).parent / "packaged")
    if packaged not in sys.path:
        sys.path.append(packaged)
    return import_module(f"autograd.{name}")
