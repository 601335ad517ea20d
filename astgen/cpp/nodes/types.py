"""Types."""

from __future__ import annotations

from astgen.cpp.nodes.base import Expr, Type, node


@node
class Named(Type):
    """A type by name, with template arguments: ``::std::optional<at::Tensor>``."""

    name: str
    args: tuple[Type | Expr, ...] = ()


@node
class Const(Type):
    """``const T``."""

    elem: Type


@node
class Ref(Type):
    """``T &``."""

    elem: Type


@node
class RRef(Type):
    """``T &&``."""

    elem: Type


@node
class Ptr(Type):
    """``T*``; of a function type ``R (*)(A)``."""

    elem: Type


@node
class FnType(Type):
    """``R (A, B)``."""

    ret: Type
    params: tuple[Type, ...]


@node
class Pack(Type):
    """``T...``."""

    elem: Type


AUTO = Named("auto")
VOID = Named("void")
