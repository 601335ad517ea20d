"""What all nodes have in common."""

from __future__ import annotations

from dataclasses import fields

from astgen.record import entity as node

__all__ = ["Decl", "Expr", "Node", "Stmt", "Type", "field_names", "node"]


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


def field_names(cls: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a node class, in printing order."""
    names = _FIELD_NAMES.get(cls)
    if names is None:
        names = _FIELD_NAMES[cls] = tuple(field.name for field in fields(cls))  # type: ignore[arg-type]
    return names
