"""What all nodes have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from astgen.record import entity as node

__all__ = ["Decl", "Expr", "Node", "Stmt", "Type", "field_names", "field_values", "node"]


class Node:
    """The base of all nodes."""

    __slots__ = ()

    def __repr__(self) -> str:
        values = ", ".join([repr(getattr(self, name)) for name in field_names(type(self))])
        return f"{type(self).__name__}({values})"


class Type(Node):
    """A C++ type."""

    __slots__ = ()


class Expr(Node):
    """An expression."""

    __slots__ = ()


class Stmt(Node):
    """A statement."""

    __slots__ = ()


class Decl(Node):
    """A declaration: what stands in a file, a namespace or a struct."""

    __slots__ = ()


_FIELD_NAMES: dict[type[Node], tuple[str, ...]] = {}
_GETTERS: dict[type[Node], Callable[[Node], tuple[Any, ...]]] = {}


def field_names(cls: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a node class, in printing order."""
    names = _FIELD_NAMES.get(cls)
    if names is None:
        names = _FIELD_NAMES[cls] = tuple(field.name for field in fields(cls))  # type: ignore[arg-type]
    return names


def field_values(n: Node) -> tuple[Any, ...]:
    """The values of the fields of a node, in the order of `field_names`."""
    getter = _GETTERS.get(type(n))
    if getter is None:
        names = field_names(type(n))
        # attrgetter gives a tuple for two names and more
        getter = attrgetter(*names) if len(names) > 1 else lambda n: tuple([getattr(n, name) for name in names])
        _GETTERS[type(n)] = getter
    return getter(n)
