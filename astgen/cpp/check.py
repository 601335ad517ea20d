"""Whether a tree is C++ that the printer can be given: for tests and ``--check``, never on the way to output."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from astgen.cpp import nodes as c
from astgen.cpp.lexer import TYPE_WORDS, is_function_name, is_literal, is_qualified_name
from astgen.cpp.nodes import Node
from astgen.cpp.precedence import ASSIGN_OPS, BINARY, POSTFIX_OPS, PREFIX_OPS
from astgen.errors import PrintError

Complaints = Iterator[tuple[str, str]]
"""What is wrong with a node: the field, with an index if it has one, and the reason."""
Rule = Callable[[Any], Complaints]

_CLOSING = {")": "(", "]": "[", "}": "{"}
_BRACKET = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()\[\]{}]""", re.DOTALL)
_CAPTURE = re.compile(r"=|&|\*?this|&?[A-Za-z_]\w*", re.ASCII)
_HEADER = re.compile(r"[^\s<>\"\\]+")
_DIRECTIVE = re.compile(r"(?:ifdef|ifndef|if) \S.*")
_FURTHER_DIRECTIVE = re.compile(r"(?:elif|elifdef|elifndef) \S.*")


def verify(tree: Node) -> None:
    """Raise `PrintError`, with the path to the field, unless the tree is well-formed.

    ``Function.body[2].If.cond: expected Expr, got Return``: kinds of fields, names, operators,
    literals, and what no annotation says.
    """
    stack = [(tree, type(tree).__name__)]
    while stack:
        n, path = stack.pop()
        for field, reason in _complaints(n):
            raise PrintError(f"{path}.{field}: {reason}")
        for place, value in _places(n):
            if isinstance(value, Node):
                stack.append((value, f"{path}.{place}.{type(value).__name__}"))


def _places(n: Node) -> Iterator[tuple[str, object]]:
    """The fields of a node, the items of its tuples one by one."""
    for field in c.field_names(type(n)):
        value = getattr(n, field)
        if isinstance(value, tuple):
            yield from ((f"{field}[{i}]", item) for i, item in enumerate(value))
        else:
            yield field, value


def _complaints(n: Node) -> Complaints:
    hints = _hints(type(n))
    for field in c.field_names(type(n)):
        yield from _misfits(field, getattr(n, field), hints[field])
    if type(n) in _RULES:
        yield from _RULES[type(n)](n)


# --- kinds ---


_HINTS: dict[type[Node], dict[str, Any]] = {}


def _hints(cls: type[Node]) -> dict[str, Any]:
    """What each field of a class may hold."""
    if cls not in _HINTS:
        _HINTS[cls] = get_type_hints(cls, localns=vars(c))
    return _HINTS[cls]


def _misfits(place: str, value: object, hint: Any) -> Complaints:
    """Where a value is not of the kind that the annotation names."""
    options = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    for option in options:
        if get_origin(option) is tuple and isinstance(value, tuple):
            for i, item in enumerate(value):
                yield from _misfits(f"{place}[{i}]", item, get_args(option)[0])
            return
    if not any(_is_a(value, option) for option in options):
        expected = " or ".join(_describe(option) for option in options)
        got = type(value).__name__ if isinstance(value, Node) else repr(value)
        yield place, f"expected {expected}, got {got}"


def _is_a(value: object, option: Any) -> bool:
    if get_origin(option) is Literal:
        return value in get_args(option)
    return isinstance(option, type) and isinstance(value, option)


def _describe(option: Any) -> str:
    if option is NoneType:
        return "None"
    if get_origin(option) is Literal:
        return " or ".join(repr(value) for value in get_args(option))
    return option.__name__ if isinstance(option, type) else str(option)


# --- rules, one for each class that has any ---


def _qualified(field: str, text: str) -> Complaints:
    if not is_qualified_name(text):
        yield field, f"{text!r} is not a C++ name"


def _plain(field: str, text: str) -> Complaints:
    if "::" in text:
        yield field, f"{text!r} is a qualified name"
    yield from _qualified(field, text)


def _named_by(
    field: str, check: Callable[[str, str], Complaints], optional: bool = False
) -> Callable[[Any], Complaints]:
    """The rule that a field is a name."""

    def rule(n: Node) -> Complaints:
        text = getattr(n, field)
        if text or not optional:
            yield from check(field, text)

    return rule


def _name(n: c.Name) -> Complaints:
    # `double(x)` is a call whose function is a type
    if n.text != "this" and n.text not in TYPE_WORDS:
        yield from _qualified("text", n.text)


def _named(n: c.Named) -> Complaints:
    if not TYPE_WORDS.issuperset(n.name.split(" ")):
        yield from _qualified("name", n.name)
    yield from _arguments(n)


def _arguments(n: c.Named | c.Template) -> Complaints:
    for i, arg in enumerate(n.args):
        if isinstance(arg, c.Name | c.Template):
            yield f"args[{i}]", f"a name among template arguments is a type: expected Named, got {type(arg).__name__}"


def _holds(*allowed: type[Node]) -> Rule:
    """The rule what a type may be made of; what prints inside of its pointer to a function has no node."""

    def rule(n: Any) -> Complaints:
        if not isinstance(n.elem, allowed) or _is_function_pointer(n.elem):
            yield "elem", f"C++ has no {type(n).__name__} of this {type(n.elem).__name__}"

    return rule


def _is_function_pointer(n: Node | None) -> bool:
    return isinstance(n, c.Ptr) and isinstance(n.elem, c.FnType)


def _fn_type(n: c.FnType) -> Complaints:
    if _is_function_pointer(n.ret):
        yield "ret", "a pointer to a function needs an alias here"


def _scoped(n: c.Scoped) -> Complaints:
    if not isinstance(n.scope, c.Named) or not n.scope.args:
        yield "scope", "a scope without template arguments is part of the name"


def _literal(n: c.Lit) -> Complaints:
    if not is_literal(n.text):
        yield "text", f"{n.text!r} is not a literal (a string is a Str, a negative number a Unary)"


def _string(n: c.Str) -> Complaints:
    if any("\ud800" <= char <= "\udfff" for char in n.value):
        yield "value", "half a surrogate pair is no character"


def _unary(n: c.Unary) -> Complaints:
    if n.op not in (POSTFIX_OPS if n.postfix else PREFIX_OPS):
        yield "op", f"{n.op!r} is no {'postfix' if n.postfix else 'prefix'} operator"


def _binary(n: c.Binary) -> Complaints:
    if n.op not in BINARY:
        yield "op", f"{n.op!r} is no binary operator"


def _assign(n: c.Assign) -> Complaints:
    if n.op not in ASSIGN_OPS:
        yield "op", f"{n.op!r} is no assignment operator"


def _member(n: c.Member) -> Complaints:
    if isinstance(n.obj, c.Lit):
        yield "obj", "a literal has no members"


def _lambda(n: c.Lambda) -> Complaints:
    for i, text in enumerate(n.captures):
        if not _CAPTURE.fullmatch(text):
            yield f"captures[{i}]", f"{text!r} is no capture"


def _note(n: c.Note) -> Complaints:
    if "*/" in n.text or "\n" in n.text:
        yield "text", "a note is one line and does not end its comment"


def _raw(n: c.RawExpr | c.RawStmt | c.RawDecl) -> Complaints:
    if not n.why:
        yield "why", "raw text needs a reason"
    if not _is_balanced(n.text):
        yield "text", "the brackets are not balanced"
    if not isinstance(n, c.RawDecl) and n.text.rstrip().endswith(";"):
        yield "text", "the last ';' is the printer's"


def _is_balanced(text: str) -> bool:
    opened: list[str] = []
    for bracket in _BRACKET.findall(text):
        if bracket in _CLOSING:
            if not opened or opened.pop() != _CLOSING[bracket]:
                return False
        elif len(bracket) == 1:
            opened.append(bracket)
    return not opened


def _words(n: Any, *fields: str) -> Complaints:
    """Specifiers, qualifiers and attributes are text, but end nothing."""
    for field in fields:
        for i, text in enumerate(getattr(n, field)):
            if not text or re.search(r"[;{}\n]", text) or not _is_balanced(text):
                yield f"{field}[{i}]", f"{text!r} cannot stand in a declaration"


def _var(n: c.Var) -> Complaints:
    yield from _plain("name", n.name)
    yield from _words(n, "specs", "attrs")


def _bind(n: c.Bind) -> Complaints:
    for i, text in enumerate(n.names):
        yield from _plain(f"names[{i}]", text)


def _if(n: c.If) -> Complaints:
    if not n.braces and (n.orelse is not None or len(n.then) != 1 or isinstance(n.then[0], _NO_SUBSTATEMENT)):
        yield "braces", "only one statement, without an else branch, does without them"


def _loop(n: c.For | c.ForRange) -> Complaints:
    if not n.braces and (len(n.body) != 1 or isinstance(n.body[0], _NO_SUBSTATEMENT)):
        yield "braces", "only one statement does without them"


def _for_range(n: c.ForRange) -> Complaints:
    yield from _plain("name", n.name)
    yield from _loop(n)


_NO_SUBSTATEMENT = (c.Comment, c.Blank, c.PpIf, c.Slot)


def _function(n: c.Function) -> Complaints:
    if not is_function_name(n.name):
        yield "name", f"{n.name!r} is not the name of a C++ function"
    yield from _words(n, "specs", "attrs", "quals")
    if _is_function_pointer(n.ret):
        yield "ret", "a pointer to a function needs an alias here"
    if n.body is not None and n.equals is not None:
        yield "equals", "a function with a body equals nothing"
    if n.trailing and n.body is not None:
        yield "trailing", "only a declaration ends in a comment"
    if "\n" in n.trailing or n.trailing.endswith("\\"):
        yield "trailing", "a comment behind a declaration is one line"
    if n.inits and n.body is None:
        yield "inits", "a declaration initialises nothing"


def _field(n: c.Field) -> Complaints:
    yield from _qualified("name", n.name)
    yield from _words(n, "specs")


def _struct(n: c.Struct) -> Complaints:
    yield from _qualified("name", n.name)
    yield from _words(n, "specs")


def _enum(n: c.Enum) -> Complaints:
    yield from _plain("name", n.name)
    for i, item in enumerate(n.items):
        yield from _plain(f"items[{i}]", item.text if isinstance(item, c.Name) else "")


def _macro_list(n: c.MacroList) -> Complaints:
    yield from _plain("name", n.name)
    yield from _plain("param", n.param)
    for i, entry in enumerate(n.calls):
        if entry.semicolon:
            yield f"calls[{i}]", "an entry of a list has no semicolon"


def _include(n: c.Include) -> Complaints:
    if not _HEADER.fullmatch(n.path):
        yield "path", f"{n.path!r} is not a path that can be included"


def _pragma(n: c.Pragma) -> Complaints:
    if not n.text or "\n" in n.text:
        yield "text", "a pragma is one line"


def _comment(n: c.Comment) -> Complaints:
    if n.block and "*/" in n.text:
        yield "text", "the text ends its comment"
    if not n.block and any(line.endswith("\\") for line in n.text.split("\n")):
        yield "text", "a backslash at the end of a line continues the comment"


def _pp_if(n: c.PpIf) -> Complaints:
    if not n.branches:
        yield "branches", "expected a branch"
    for i, branch in enumerate(n.branches):
        pattern = _FURTHER_DIRECTIVE if i else _DIRECTIVE
        if not pattern.fullmatch(branch.directive):
            yield f"branches[{i}]", f"{branch.directive!r} is no directive of branch {i}"


def _file(n: c.File) -> Complaints:
    for i, line in enumerate(n.banner):
        if "\n" in line or line.endswith("\\"):
            yield f"banner[{i}]", "expected the text of one comment line"


_VALUE_TYPES = (c.Named, c.Const, c.Ptr)
_RULES: dict[type[Node], Rule] = {
    c.Name: _name,
    c.Named: _named,
    c.Template: _arguments,
    c.Const: _holds(c.Named, c.Ptr),
    c.Ref: _holds(*_VALUE_TYPES),
    c.RRef: _holds(*_VALUE_TYPES),
    c.Ptr: _holds(*_VALUE_TYPES, c.FnType),
    c.Pack: _holds(*_VALUE_TYPES, c.Ref, c.RRef),
    c.FnType: _fn_type,
    c.Scoped: _scoped,
    c.Lit: _literal,
    c.Str: _string,
    c.Unary: _unary,
    c.Binary: _binary,
    c.Assign: _assign,
    c.Member: _member,
    c.Lambda: _lambda,
    c.Note: _note,
    c.RawExpr: _raw,
    c.RawStmt: _raw,
    c.RawDecl: _raw,
    c.Var: _var,
    c.Bind: _bind,
    c.If: _if,
    c.For: _loop,
    c.ForRange: _for_range,
    c.Param: _named_by("name", _plain, optional=True),
    c.TParam: _named_by("name", _plain, optional=True),
    c.Init: _named_by("name", _qualified),
    c.Function: _function,
    c.Field: _field,
    c.Struct: _struct,
    c.Enum: _enum,
    c.Using: _named_by("name", _plain),
    c.UsingName: _named_by("name", _qualified),
    c.UsingNamespace: _named_by("name", _qualified),
    c.Namespace: _named_by("name", _qualified, optional=True),
    c.MacroBlock: _named_by("macro", _plain),
    c.MacroCall: _named_by("macro", _plain),
    c.Define: _named_by("name", _plain),
    c.MacroList: _macro_list,
    c.Include: _include,
    c.Pragma: _pragma,
    c.Comment: _comment,
    c.PpIf: _pp_if,
    c.Slot: _named_by("section", _plain),
    c.File: _file,
}
