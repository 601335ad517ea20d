"""Small values that are made by the ten thousand."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar, dataclass_transform, overload

_T = TypeVar("_T")
_V = TypeVar("_V")


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def record(cls: type[_T]) -> type[_T]:
    """Declare a class of values: equal ones have equal fields.

    Type checkers forbid to assign a field; the running program does not pay for the check
    (a frozen dataclass costs about three times as much to make), and a class is declared in half the time.
    """
    made = entity(cls)
    compared = [field.name for field in dataclasses.fields(made) if field.compare]  # type: ignore[arg-type]
    values: Callable[[object], Any] = attrgetter(*compared) if compared else lambda value: ()

    def equal(self: object, other: object) -> Any:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return values(self) == values(other)

    _add(made, "__eq__", equal)
    _add(made, "__hash__", lambda self: hash(values(self)))
    return made


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(dataclasses.field,))
def entity(cls: type[_T]) -> type[_T]:
    """Declare a class of values that are told apart by their identity; else as `record`."""
    made = dataclasses.dataclass(slots=True, eq=False, repr=False)(cls)
    if made.__repr__ is object.__repr__:
        shown = [field.name for field in dataclasses.fields(made) if field.repr]  # type: ignore[arg-type]
        _add(made, "__repr__", lambda self: _shown(self, shown))
    return made


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(dataclasses.field,))
def interned(cls: type[_T]) -> type[_T]:
    """Declare a class of values of which equal ones are one object, for as long as the program runs.

    So they are compared, and found in tables, by their identity.  It is for values of which there are few.
    """
    made = entity(cls)
    names = [field.name for field in dataclasses.fields(made)]  # type: ignore[arg-type]
    values = attrgetter(*names)
    known: dict[Any, _T] = {}

    def the_one(kind: type[_T], *given: Any, **named: Any) -> _T:
        value = object.__new__(kind)
        value.__init__(*given, **named)  # type: ignore[misc]
        return known.setdefault(values(value), value)

    def remade(self: object) -> tuple[type[_T], tuple[Any, ...]]:
        return made, tuple([getattr(self, name) for name in names])

    made.__new__ = the_one  # type: ignore[assignment]
    _add(made, "__reduce__", remade)
    return made


def _add(cls: type, name: str, method: Callable[..., object]) -> None:
    """Give a class a method, unless it has its own."""
    if name not in vars(cls) or (name == "__hash__" and vars(cls)[name] is None):
        method.__name__ = name
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        setattr(cls, name, method)


def _shown(value: object, fields: Sequence[str]) -> str:
    texts = [f"{name}={getattr(value, name)!r}" for name in fields]
    return f"{type(value).__qualname__}({', '.join(texts)})"


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
