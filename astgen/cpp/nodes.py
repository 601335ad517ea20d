"""Every node of the C++ tree, one dataclass each.

A node is inert: it has fields and no behaviour, it compares by identity, checks nothing when it
is made and does not know its parent.  Sequences are tuples, ``None`` means absent.  Lowerings
make nodes through the builders (`astgen.cpp.build`); `astgen.cpp.walk` visits them,
`astgen.cpp.check` verifies them and `astgen.cpp.print` prints them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, TypeVar, dataclass_transform

from astgen.origin import Provenance

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True)
def node(cls: type[_T]) -> type[_T]:
    """Declare a node class.

    Type checkers forbid to assign a field; the running program does not pay for the check
    (a frozen dataclass costs twice as much to make).
    """
    return dataclass(slots=True, eq=False)(cls)


class Node:
    """The base of all nodes."""

    __slots__ = ()


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


# --- types ---


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


# --- expressions ---


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
    """``{a, b}`` or, with a type, ``T{a, b}``."""

    type: Type | None
    items: tuple[Expr, ...]


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


# --- statements ---


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

    ``orelse=()`` prints an empty else branch, ``None`` none; a sole `If` in it prints ``else if``.
    """

    init: Var | None
    cond: Expr
    then: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...] | None = None
    constexpr: bool = False


@node
class ForRange(Stmt):
    """``for (type name : range) { body }``."""

    type: Type
    name: str
    range: Expr
    body: tuple[Stmt, ...]


@node
class For(Stmt):
    """``for (init; cond; step) { body }``."""

    init: Var | ExprStmt | None
    cond: Expr | None
    step: Expr | None
    body: tuple[Stmt, ...]


@node
class Block(Stmt):
    """A bare scope: ``{ body }``."""

    body: tuple[Stmt, ...]


@node
class RawStmt(Stmt):
    """Statement text that is no tree, balanced and without the last ``;``; ``why`` is the reason."""

    text: str
    why: str


# --- declarations ---


@node
class Param(Node):
    """A parameter: ``type name=default``."""

    type: Type
    name: str = ""
    default: Expr | None = None


@node
class TParam(Node):
    """A template parameter: ``typename T``, ``int N = 2``."""

    kind: Literal["typename", "class"] | Type
    name: str
    default: Type | Expr | None = None


@node
class Init(Node):
    """A member initialiser of a constructor: ``name(args)``."""

    name: str
    args: tuple[Expr, ...]


@node
class Function(Decl):
    """A function: a definition, or with ``body=None`` a declaration.

    ``specs`` stand before the return type (``static inline virtual TORCH_API``), ``quals`` after
    the parameters (``const override``); ``name`` may be qualified; ``ret=None`` is a constructor;
    ``equals`` prints ``= default``, ``= delete`` or ``= 0``.
    """

    template: tuple[TParam, ...]
    attrs: tuple[str, ...]
    specs: tuple[str, ...]
    ret: Type | None
    name: str
    params: tuple[Param, ...]
    quals: tuple[str, ...] = ()
    inits: tuple[Init, ...] = ()
    body: tuple[Stmt, ...] | None = None
    equals: Literal["default", "delete", "0"] | None = None
    origin: Provenance | None = None


@node
class Field(Decl):
    """A data member, or a variable at namespace level."""

    specs: tuple[str, ...]
    type: Type
    name: str
    init: Expr | None = None


@node
class Struct(Decl):
    """A struct or class.

    ``win_export`` prints the head twice, under ``#ifdef _WIN32`` without and else with that export
    macro: the one place where a brace crosses a directive.  ``members=None`` is a forward declaration.
    """

    template: tuple[TParam, ...]
    key: Literal["struct", "class"]
    specs: tuple[str, ...]
    name: str
    bases: tuple[Type, ...]
    members: tuple[Decl, ...] | None
    final: bool = False
    win_export: str | None = None
    origin: Provenance | None = None


@node
class Access(Decl):
    """``public:`` and its kin."""

    level: Literal["public", "protected", "private"]


@node
class Using(Decl):
    """``using name = type;``."""

    name: str
    type: Type


@node
class UsingName(Decl):
    """``using at::Tensor;``."""

    name: str


@node
class UsingNamespace(Decl):
    """``using namespace at;``."""

    name: str


@node
class Namespace(Decl):
    """``namespace name { items }``; the empty name is the anonymous one."""

    name: str
    items: tuple[Decl, ...]


@node
class MacroBlock(Decl):
    """A macro with a body: ``TORCH_LIBRARY_IMPL(aten, Tracer, m) { ... }``."""

    macro: str
    args: tuple[Expr | Type, ...]
    body: tuple[Stmt, ...]


@node
class MacroCall(Decl):
    """A macro call at declaration level."""

    macro: str
    args: tuple[Expr | Type, ...]
    semicolon: bool = True


@node
class Include(Decl):
    """``#include <path>`` or, not ``system``, ``#include "path"``."""

    path: str
    system: bool = True


@node
class Define(Decl):
    """``#define name value``."""

    name: str
    value: Expr | None = None


@node
class Pragma(Decl):
    """``#pragma text``."""

    text: str


@node
class RawDecl(Decl):
    """Declaration text that is no tree; ``why`` is the reason, and each use is counted."""

    text: str
    why: str


@node
class File(Node):
    """A whole file: the banner's comment lines, then the items."""

    path: str
    banner: tuple[str, ...]
    items: tuple[Decl, ...]


# --- what stands among statements, members and declarations alike ---


@node
class Comment(Stmt, Decl):
    """``// text``, one line for each line of the text; ``block`` prints ``/* text */``."""

    text: str
    block: bool = False


@node
class Blank(Stmt, Decl):
    """One empty line; the only source of empty lines inside a body."""


@node
class PpBranch(Node):
    """One branch of `PpIf`: the directive without ``#`` (``ifdef X``, ``elif defined(Y)``), and its items."""

    directive: str
    items: tuple[Stmt | Decl, ...]


@node
class PpIf(Stmt, Decl):
    """Conditional compilation; ``orelse=None`` is without ``#else``."""

    branches: tuple[PpBranch, ...]
    orelse: tuple[Stmt | Decl, ...] | None = None


@node
class Slot(Stmt, Decl):
    """Where the pieces of a section go, in the frame of a file: all of them, or those of one ``block``."""

    section: str
    block: str = ""
