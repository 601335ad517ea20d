"""Small values that are made by the ten thousand."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Generic, TypeVar, dataclass_transform, overload

_T = TypeVar("_T")
_V = TypeVar("_V")


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def record(cls: type[_T]) -> type[_T]:
    """Declare a class of values.

    Type checkers forbid to assign a field; the running program does not pay for the check
    (a frozen dataclass costs about three times as much to make).
    """
    return dataclasses.dataclass(slots=True, unsafe_hash=True)(cls)


class lazy(Generic[_V]):
    """A property that is computed when it is first asked for, and kept.

    As `functools.cached_property`, whose lock costs as much as many of the values here.
    """

    def __init__(self, compute: Callable[[Any], _V]) -> None:
        self.compute = compute
        self._name = compute.__name__
        self.__doc__ = compute.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> lazy[_V]: ...

    @overload
    def __get__(self, instance: object, owner: type) -> _V: ...

    def __get__(self, instance: object | None, owner: type) -> lazy[_V] | _V:
        if instance is None:
            return self
        value = instance.__dict__[self._name] = self.compute(instance)
        return value


def replace(value: _T, **changes: Any) -> _T:
    """A value that differs from this one in the given fields."""
    return dataclasses.replace(value, **changes)  # type: ignore[type-var]
