"""The rules of the input, by name: the tables that errors are raised from, and that ``docs/errors.md`` is made of."""

from __future__ import annotations

from types import ModuleType

from astgen.codes import changes, derivatives, files, operators, schemas
from astgen.codes.code import Code

_TABLES: tuple[ModuleType, ...] = (files, schemas, operators, derivatives, changes)


def all_codes() -> dict[str, Code]:
    """Every rule by name, in the order of the tables."""
    found = [value for table in _TABLES for value in vars(table).values() if isinstance(value, Code)]
    return {code.name: code for code in found}
