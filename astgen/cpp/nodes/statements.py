"""Statements."""

from __future__ import annotations

from typing import Literal

from astgen.cpp.nodes.base import Expr, Stmt, Type, node


@node
class Var(Stmt):
    """A variable: ``attrs specs type name = init;``; ``form`` is one of ``=``, ``()``, ``{}``.

    In ``()`` and ``{}`` a comma operator stands for several arguments; ``{}`` without ``init`` prints the braces.
    """

    type: Type
    name: str
    init: Expr | None = None
    form: Literal["=", "()", "{}"] = "="
    specs: tuple[str, ...] = ()
    attrs: tuple[str, ...] = ()


@node
class Bind(Stmt):
    """``auto [a, b] = init;`` with ``ref`` one of nothing, ``&`` and ``&&``."""

    names: tuple[str, ...]
    init: Expr
    ref: Literal["", "&", "&&"] = ""


@node
class ExprStmt(Stmt):
    """``expr;``."""

    expr: Expr


@node
class Return(Stmt):
    """``return value;``."""

    value: Expr | None = None


@node
class If(Stmt):
    """``if (init; cond) { then } else { orelse }``.

    ``orelse=()`` prints an empty else branch, ``None`` none; a sole `If` in it prints ``else if``.  ``braces=False``
    is for one statement, without an else branch: it prints on a line of its own.
    """

    init: Var | None
    cond: Expr
    then: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...] | None = None
    constexpr: bool = False
    braces: bool = True


@node
class ForRange(Stmt):
    """``for (type name : range) { body }``; ``braces=False`` is for one statement, on a line of its own."""

    type: Type
    name: str
    range: Expr
    body: tuple[Stmt, ...]
    braces: bool = True


@node
class For(Stmt):
    """``for (init; cond; step) { body }``; ``braces=False`` is for one statement, on a line of its own."""

    init: Var | ExprStmt | None
    cond: Expr | None
    step: Expr | None
    body: tuple[Stmt, ...]
    braces: bool = True


@node
class Block(Stmt):
    """A bare scope: ``{ body }``."""

    body: tuple[Stmt, ...]


@node
class RawStmt(Stmt):
    """Statement text that is no tree, balanced and without the last ``;``; ``why`` is the reason."""

    text: str
    why: str
