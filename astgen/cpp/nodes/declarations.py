"""Declarations, and the file that holds them."""

from __future__ import annotations

from typing import Literal

from astgen.cpp.nodes.base import Decl, Expr, Node, Stmt, Type, node
from astgen.origin import Provenance


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
    ``equals`` prints ``= default``, ``= delete`` or ``= 0``; ``comment`` stands above it all, ``trailing``, a
    comment of one line, behind the semicolon of a declaration.
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
    comment: str = ""
    trailing: str = ""
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

    ``win_export`` prints the head twice, under ``#ifdef _WIN32`` without that export macro, which there only the
    default constructor has, and else with it: the one place where a brace crosses a directive.  ``members=None`` is a
    forward declaration.
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
class Enum(Decl):
    """``enum class name { items };``, an item a line."""

    name: str
    items: tuple[Expr, ...]


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
class MacroList(Decl):
    """``#define name(param) param(a) param(b)``, a macro that calls another, given to it, for each entry of a list."""

    name: str
    param: str
    calls: tuple[MacroCall, ...]


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
