"""The public surface of astgen as text: what `tests/api.txt` holds."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from astgen.record import lazy

API_FILE = Path(__file__).resolve().parent.parent / "api.txt"
COMMAND = "python tests/structure/update_api.py"
MODULES = ("astgen", "astgen.cpp.nodes", "astgen.cpp.build", "astgen.schema", "astgen.testing")


def surface(names: tuple[str, ...] = MODULES) -> str:
    """The surface of the public modules that exist."""
    lines = [f"# The public surface of astgen; written by: {COMMAND}"]
    for name in names:
        module = existing(name)
        found = list(public(module)) if module else []
        if found:
            lines += ["", f"[{name}]"]
        for text, value in found:
            lines += describe(text, value)
    return "\n".join(lines) + "\n"


def existing(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The names that a module offers: those of ``__all__``, or else what it defines itself."""
    if hasattr(module, "__all__"):
        yield from ((name, getattr(module, name)) for name in sorted(module.__all__))
        return
    for name, value in sorted(vars(module).items()):
        if name.startswith("_") or isinstance(value, ModuleType):
            continue
        is_constant = name.isupper()
        if is_constant or getattr(value, "__module__", None) == module.__name__:
            yield name, value


def describe(name: str, value: Any) -> Iterator[str]:
    """The lines of one name: its kind, and what a caller can depend on."""
    if isinstance(value, type):
        bases = ", ".join(base.__name__ for base in value.__bases__ if base is not object)
        yield f"class {name}({bases})" if bases else f"class {name}"
        yield from (f"    {line}" for line in members(value))
    elif callable(value):
        yield f"def {name}{inspect.signature(value)}"
    else:
        yield f"{name}: {type(value).__name__}"


def members(cls: type) -> Iterator[str]:
    """The members of an enum, the fields of a dataclass, and the public methods and properties of a class."""
    if issubclass(cls, Enum):
        yield from (f"{member.name} = {member.value!r}" for member in cls)
        return
    if dataclasses.is_dataclass(cls):
        yield from (
            f"{field.name}: {field.type}{default_of(field)}"
            for field in dataclasses.fields(cls)
            if field.name[0] != "_"
        )
    elif "__init__" in vars(cls):
        yield f"def __init__{inspect.signature(vars(cls)['__init__'])}"
    for name, value in vars(cls).items():
        if name.startswith("_"):
            continue
        if inspect.isfunction(value):
            yield f"def {name}{inspect.signature(value)}"
        elif isinstance(value, (property, lazy)):
            getter = value.fget if isinstance(value, property) else value.compute
            yield f"{name} -> {inspect.signature(getter).return_annotation}"


def default_of(field: dataclasses.Field[Any]) -> str:
    if field.default_factory is not dataclasses.MISSING:
        return " = ..."
    return "" if field.default is dataclasses.MISSING else f" = {field.default!r}"
