"""Lower-case constructors for the nodes: how a lowering writes C++.

Names, types and constant expressions are interned, so that equal ones are one node; they are
validated here, and a string reaches the tree in no other way than as an identifier, an include
path, a string literal, a comment or, parsed, an expression (`expr`).  Plain Python values stand
for literals where an expression is expected: ``str`` for a string, ``int``, ``bool``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from astgen.cpp import nodes as c
from astgen.cpp.lexer import KEYWORDS, TYPE_WORDS, is_function_name, is_qualified_name
from astgen.cpp.nodes import AUTO, Decl, Expr, Stmt, Type
from astgen.cpp.parse import parse_expr, parse_stmts
from astgen.errors import LoweringError

Value = Expr | str | int | bool
Body = Iterable[Stmt]

_HEADER = re.compile(r"[^\s<>\"\\]+\Z")
_INTERNED = 1 << 16


# --- names and types ---


@lru_cache(_INTERNED)
def name(text: str) -> c.Name:
    """An identifier or a qualified one.  Raises `LoweringError` if it is none, or a C++ keyword."""
    return c.Name(identifier(text) if text != "this" else text)


def within(scope: c.Name, text: str) -> c.Name:
    """The name ``text`` in a scope, ``scope::text``, which is not kept.  Raises `LoweringError` if it is none."""
    return c.Name(f"{scope.text}::{identifier(text)}")


def identifier(text: str) -> str:
    """``text`` itself, if C++ takes it as a name.  Raises `LoweringError` otherwise."""
    if not is_qualified_name(text):
        raise _no_name(text)
    return text


def _no_name(text: str) -> LoweringError:
    keyword = next((word for word in text.split("::") if word in KEYWORDS), None)
    if keyword is not None:
        return LoweringError(f"{keyword!r} is a C++ keyword and cannot be a name")
    return LoweringError(f"{text!r} is not a C++ identifier")


THIS = name("this")


@lru_cache(_INTERNED)
def named(text: str, *args: Type | Expr) -> c.Named:
    """A type by name, with template arguments.  Raises `LoweringError` if the name is none."""
    words = text.split(" ")
    if not TYPE_WORDS.issuperset(words):
        identifier(text)
    return c.Named(text, args)


@lru_cache(_INTERNED)
def const(elem: Type) -> c.Const:
    """``const elem``."""
    return c.Const(elem)


@lru_cache(_INTERNED)
def ref(elem: Type) -> c.Ref:
    """``elem &``."""
    return c.Ref(elem)


@lru_cache(_INTERNED)
def rref(elem: Type) -> c.RRef:
    """``elem &&``."""
    return c.RRef(elem)


@lru_cache(_INTERNED)
def ptr(elem: Type) -> c.Ptr:
    """``elem *``."""
    return c.Ptr(elem)


def const_ref(elem: Type) -> c.Ref:
    """``const T &``."""
    return ref(const(elem))


@lru_cache(_INTERNED)
def fn_type(ret: Type, *params: Type) -> c.FnType:
    """``ret (params)``."""
    return c.FnType(ret, params)


# --- expressions ---


@lru_cache(_INTERNED)
def expr(text: str) -> Expr:
    """A constant expression, parsed.  Raises `SchemaError` where it is no C++ expression."""
    return parse_expr(text)


@lru_cache(_INTERNED)
def stmts(text: str) -> tuple[Stmt, ...]:
    """Constant statements, parsed.  Raises `SchemaError` where they are none that the nodes can hold."""
    return parse_stmts(text)


def value(v: Value) -> Expr:
    """An expression as it is; a Python string, number or truth value as the literal."""
    if isinstance(v, Expr):
        return v
    if isinstance(v, bool):
        return TRUE if v else FALSE
    if isinstance(v, str):
        return string(v)
    return integer(v)


def string(text: str) -> c.Str:
    """A string literal."""
    return c.Str(text)


def message(*parts: str) -> c.Str:
    """A string literal of several parts: a message with a name in it."""
    return c.Str("".join(parts))


@lru_cache(_INTERNED)
def integer(number: int) -> Expr:
    """An integer literal, a negative one under its minus."""
    return c.Unary("-", c.Lit(str(-number))) if number < 0 else c.Lit(str(number))


TRUE, FALSE, NULLPTR = c.Lit("true"), c.Lit("false"), c.Lit("nullptr")


def call(fn: str | Expr, *args: Value) -> c.Call:
    """``fn(args)``; a string is the name of the function."""
    values = tuple([arg if isinstance(arg, Expr) else value(arg) for arg in args])
    return c.Call(name(fn) if isinstance(fn, str) else fn, values)


@lru_cache(_INTERNED)
def templ(text: str, *args: Type | Expr) -> c.Template:
    """``text<args>``."""
    return c.Template(name(text), args)


def dot(obj: str | Expr, member: str | c.Template) -> c.Member:
    """``obj.member``."""
    return c.Member(_object(obj), name(member) if isinstance(member, str) else member)


def arrow(obj: str | Expr, member: str | c.Template) -> c.Member:
    """``obj->member``."""
    return c.Member(_object(obj), name(member) if isinstance(member, str) else member, True)


def _object(obj: str | Expr) -> Expr:
    return name(obj) if isinstance(obj, str) else obj


def binary(left: Expr, op: str, right: Expr) -> c.Binary:
    """``left op right``."""
    return c.Binary(left, op, right)


def assign(target: str | Expr, v: Value, op: str = "=") -> c.Assign:
    """``target = v``."""
    return c.Assign(_object(target), value(v), op)


def cast(kind: Literal["static", "const", "reinterpret", "dynamic", "c"], to: Type, v: Value) -> c.Cast:
    """``static_cast<to>(v)`` and its kin."""
    return c.Cast(kind, to, value(v))


def note(text: str, v: Value) -> c.Note:
    """``/*text*/v``."""
    return c.Note(text, value(v))


def braced(*items: Value, of: Type | None = None, comma: bool = False) -> c.Braced:
    """``{items}`` or ``of{items}``; ``comma`` ends the last item with one."""
    return c.Braced(of, tuple([value(i) for i in items]), comma)


def fn(captures: Iterable[str], params: Iterable[c.Param], body: Body, ret: Type | None = None) -> c.Lambda:
    """A lambda."""
    return c.Lambda(tuple(captures), tuple(params), ret, tuple(body))


# --- statements ---


def do(e: Expr) -> c.ExprStmt:
    """``e;``."""
    return c.ExprStmt(e)


def let(
    text: str,
    init: Value | None = None,
    of: Type = AUTO,
    specs: Iterable[str] = (),
    form: Literal["=", "()", "{}"] = "=",
) -> c.Var:
    """``of text = init;``, or in another form ``of text(init);``."""
    return c.Var(of, identifier(text), None if init is None else value(init), form, tuple(specs))


def bind(names: Iterable[str], init: Expr) -> c.Bind:
    """``auto [names] = init;``."""
    return c.Bind(tuple([identifier(text) for text in names]), init)


def if_(cond: Expr, then: Body, orelse: Body | None = None) -> c.If:
    """``if (cond) { then } else { orelse }``; an empty ``orelse`` prints an empty branch."""
    return c.If(None, cond, tuple(then), None if orelse is None else tuple(orelse))


def if_then(cond: Expr, then: Stmt) -> c.If:
    """``if (cond) then``, without braces."""
    return c.If(None, cond, (then,), braces=False)


def each(text: str, over: Expr, body: Body, of: Type = AUTO) -> c.ForRange:
    """``for (of text : over) { body }``."""
    return c.ForRange(of, identifier(text), over, tuple(body))


def block(*body: Stmt) -> c.Block:
    """``{ body }``, a bare scope."""
    return c.Block(body)


def ret(v: Value | None = None) -> c.Return:
    """``return v;``."""
    return c.Return(None if v is None else value(v))


def comment(text: str) -> c.Comment:
    """``// text``."""
    return c.Comment(text)


# --- declarations ---


@lru_cache(_INTERNED)
def param(of: Type, text: str = "", default: Expr | None = None) -> c.Param:
    """A parameter."""
    return c.Param(of, identifier(text) if text else "", default)


def func(
    returns: Type | None,
    text: str | c.Name,
    params: Iterable[c.Param],
    body: Body | None = None,
    *,
    template: Iterable[c.TParam] = (),
    specs: Iterable[str] = (),
    quals: Iterable[str] = (),
    inits: Iterable[c.Init] = (),
    equals: Literal["default", "delete", "0"] | None = None,
    comment: str = "",
    trailing: str = "",
) -> c.Function:
    """A function definition, or without ``body`` a declaration; ``comment`` stands above it, ``trailing`` behind it."""
    return c.Function(
        tuple(template),
        (),
        tuple(specs),
        returns,
        function_name(text),
        tuple(params),
        tuple(quals),
        tuple(inits),
        None if body is None else tuple(body),
        equals,
        comment=comment,
        trailing=trailing,
    )


def function_name(text: str | c.Name) -> str:
    """The text of a name of a function.  Raises `LoweringError` if it is none."""
    if isinstance(text, c.Name):
        return text.text
    if not is_function_name(text):
        raise _no_name(text)
    return text


def struct(text: str, members: Iterable[Decl], *, bases: Iterable[Type] = (), specs: Iterable[str] = ()) -> c.Struct:
    """A struct with these members."""
    return c.Struct((), "struct", tuple(specs), identifier(text), tuple(bases), tuple(members))


def field(of: Type, text: str, init: Expr | None = None, specs: Iterable[str] = ()) -> c.Field:
    """A data member."""
    return c.Field(tuple(specs), of, identifier(text), init)


def enum(text: str, items: Iterable[str | c.Name]) -> c.Enum:
    """``enum class text { items };``."""
    return c.Enum(
        identifier(text), tuple([name(identifier(item)) if isinstance(item, str) else item for item in items])
    )


def namespace(text: str, *items: Decl) -> c.Namespace:
    """``namespace text { items }``; the empty text is the anonymous namespace."""
    return c.Namespace(identifier(text) if text else "", items)


def macro_block(macro: str, args: Iterable[Expr | Type], *body: Stmt) -> c.MacroBlock:
    """``macro(args) { body }``."""
    return c.MacroBlock(identifier(macro), tuple(args), body)


@lru_cache(_INTERNED)
def include(path: str, system: bool = True) -> c.Include:
    """``#include <path>``.  Raises `LoweringError` for a path that would end the directive."""
    if not _HEADER.match(path):
        raise LoweringError(f"{path!r} is not a path that can be included")
    return c.Include(path, system)
