"""Expressions."""

from __future__ import annotations

from typing import Literal

from astgen.cpp.nodes.base import Expr, Stmt, Type, node
from astgen.cpp.nodes.declarations import Param


@node
class Name(Expr):
    """An identifier or a qualified one: ``self``, ``at::redispatch::add``."""

    text: str


@node
class Template(Expr):
    """A name with template arguments: ``make_intrusive<AbsBackward0>``."""

    name: Name
    args: tuple[Type | Expr, ...]


@node
class Scoped(Expr):
    """A name in the scope of a type that has template arguments: ``Foo<T>::bar``."""

    scope: Type
    name: Name | Template


@node
class Lit(Expr):
    """A literal as written: ``0``, ``1e-05``, ``true``, ``nullptr``."""

    text: str


@node
class Str(Expr):
    """A string literal; ``value`` is its content, the printer escapes it."""

    value: str


@node
class Paren(Expr):
    """Parentheses that the author wrote: formulas keep theirs."""

    inner: Expr


@node
class Unary(Expr):
    """``!x``, ``-x``, ``*p``, ``i++`` (postfix)."""

    op: str
    operand: Expr
    postfix: bool = False


@node
class Binary(Expr):
    """``a + b``; the printer adds the parentheses that precedence asks for."""

    left: Expr
    op: str
    right: Expr


@node
class Ternary(Expr):
    """``cond ? then : orelse``."""

    cond: Expr
    then: Expr
    orelse: Expr


@node
class Assign(Expr):
    """``target = value``, ``target += value``."""

    target: Expr
    value: Expr
    op: str = "="


@node
class Call(Expr):
    """``fn(args)``."""

    fn: Expr
    args: tuple[Expr, ...] = ()


@node
class Member(Expr):
    """``obj.name`` or, with ``arrow``, ``obj->name``."""

    obj: Expr
    name: Name | Template
    arrow: bool = False


@node
class Index(Expr):
    """``obj[index]``."""

    obj: Expr
    index: Expr


@node
class Cast(Expr):
    """``static_cast<T>(value)`` and its kin; kind ``c`` is ``(T)value``."""

    kind: Literal["static", "const", "reinterpret", "dynamic", "c"]
    type: Type
    value: Expr


@node
class Braced(Expr):
    """``{a, b}`` or, with a type, ``T{a, b}``; ``comma`` ends the last item with one, ``{a, b,}``."""

    type: Type | None
    items: tuple[Expr, ...]
    comma: bool = False


@node
class Lambda(Expr):
    """``[captures](params) mutable -> ret { body }``."""

    captures: tuple[str, ...]
    params: tuple[Param, ...]
    ret: Type | None
    body: tuple[Stmt, ...]
    mutable: bool = False


@node
class Note(Expr):
    """An expression with a comment before it: ``/*num_outputs=*/0``."""

    text: str
    expr: Expr


@node
class RawExpr(Expr):
    """Expression text that is no tree; ``why`` is the reason, and each use is counted."""

    text: str
    why: str
