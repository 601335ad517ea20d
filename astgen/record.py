"""Small values that are made by the ten thousand."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar, dataclass_transform

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def record(cls: type[_T]) -> type[_T]:
    """Declare a class of values.

    Type checkers forbid to assign a field; the running program does not pay for the check
    (a frozen dataclass costs about three times as much to make).
    """
    return dataclasses.dataclass(slots=True, unsafe_hash=True)(cls)


def replace(value: _T, **changes: Any) -> _T:
    """A value that differs from this one in the given fields."""
    return dataclasses.replace(value, **changes)  # type: ignore[type-var]
