"""The operators of the installed torch as its torchgen reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
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
