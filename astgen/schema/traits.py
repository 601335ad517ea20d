"""Questions about types that the rest of astgen asks."""

from __future__ import annotations

from functools import lru_cache

from astgen.record import replace
from astgen.schema.types import BaseType, DictType, ListType, OptionalType, SchemaType, TupleType, UnionType


@lru_cache(4096)
def unaliased(kind: SchemaType) -> SchemaType:
    """The type without its alias annotations, and without those of what it is made of."""
    match kind:
        case BaseType():
            return kind if kind.alias is None else BaseType(kind.name)
        case OptionalType():
            return replace(kind, elem=unaliased(kind.elem))
        case ListType():
            return replace(kind, elem=unaliased(kind.elem), alias=None)
        case DictType():
            return DictType(unaliased(kind.key), unaliased(kind.value))
        case TupleType() | UnionType():
            return type(kind)(tuple([unaliased(elem) for elem in kind.elems]))
    return kind


@lru_cache(4096)
def is_tensor_like(kind: SchemaType) -> bool:
    """Whether the type is Tensor at the bottom of any nesting of ``?`` and ``[]``."""
    return bottom(kind) == "Tensor"


@lru_cache(4096)
def is_nullable(kind: SchemaType) -> bool:
    """Whether the type is ``T?``, or a list of such."""
    while isinstance(kind, ListType):
        kind = kind.elem
    return isinstance(kind, OptionalType)


@lru_cache(4096)
def bottom(kind: SchemaType) -> str:
    """The word at the bottom of any nesting of ``?`` and ``[]``; empty where it is no single word."""
    while isinstance(kind, (OptionalType, ListType)):
        kind = kind.elem
    return kind.name if isinstance(kind, BaseType) else ""
