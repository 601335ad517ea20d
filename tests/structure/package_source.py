"""The package's own source, which the tests of its structure read."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import astgen

PACKAGE = Path(astgen.__file__).resolve().parent

Sources = dict[str, str]


@cache
def modules() -> Sources:
    """The source of every module by its dotted name; that of a package is its ``__init__``."""
    return {module_name(path): path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*.py"))}


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def place(module: str, line: int) -> str:
    """Where a line of a module is, as messages name it: file and line."""
    path = PACKAGE.parent.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return f"{path.relative_to(PACKAGE.parent).as_posix()}:{line}"
