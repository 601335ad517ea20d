"""Names that generated code chooses for itself, and that give way to names from outside.

A kernel declares variables beside the arguments of its operator, which may have any name.  What a lowering declares it
names by `own`, which gives another node than `astgen.cpp.build.name` for the same text: so a variable of the kernel is
told from an argument that is called the same, and `give_way` can rename the one and leave the other.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from astgen.cpp import walk
from astgen.cpp.build import identifier
from astgen.cpp.build import param as make_param
from astgen.cpp.nodes import Expr, ForRange, Name, Node, Param, Stmt, Var, field_names
from astgen.errors import LoweringError

_OWN: dict[str, Name] = {}
"""Which node a name is tells that it is own: these are no cache, and are never made anew."""


def fresh(text: str, taken: Container[str]) -> str:
    """``text``, with ``_`` appended while the name is taken: a generated name gives way, the schema's never does."""
    while text in taken:
        text = f"{text}_"
    return text


def own(text: str) -> Name:
    """A variable that generated code declares for itself.  Raises `LoweringError` if C++ does not take the name."""
    found = _OWN.get(text)
    if found is None:
        found = _OWN[text] = Name(identifier(text))
    return found


def owned(statements: Sequence[Stmt], *others: str) -> tuple[Stmt, ...]:
    """Constant statements, in which the variables that they declare, and ``others``, are own names."""
    declared = {n.name for s in statements for n in walk.walk(s) if isinstance(n, (Var, ForRange))}
    return walk.fill(statements, {text: own(text) for text in (*declared, *others)})


def owned_expr(tree: Expr, *names: str) -> Expr:
    """A constant expression in which these variables are own names."""
    return walk.substitute(tree, {text: own(text) for text in names})


def give_way(statements: Sequence[Stmt], taken: Iterable[str]) -> Sequence[Stmt]:
    """Statements in which own names that are ``taken`` have ``_`` appended, where they are declared and where used.

    What the statements declare must be own names.  Parts of one function can be given one by one.
    """
    if _OWN.keys().isdisjoint(taken):
        return statements
    taken = frozenset(taken)
    names = {text: own(fresh(text, taken)) for text in taken.intersection(_OWN)}

    def change(node: Node) -> Node:
        if type(node) is Name and node is _OWN.get(node.text):
            return names.get(node.text, node)
        if isinstance(node, (Var, ForRange)) and (new := names.get(node.name)) is not None:
            fields = {field: getattr(node, field) for field in field_names(type(node))}
            return type(node)(**{**fields, "name": new.text})
        return node

    return tuple([walk.replace(statement, change) for statement in statements])


def giving_way(param: Param, taken: Container[str]) -> Param:
    """A parameter that has an own name, under the name that `give_way` uses for it."""
    return make_param(param.type, fresh(param.name, taken), param.default) if param.name in taken else param


def check_hidden(names: Iterable[str], used: frozenset[str]) -> None:
    """Raise `LoweringError` where a name hides a function or type that the code uses: these cannot give way."""
    if not used.isdisjoint(names):
        text = min(used.intersection(names))
        raise LoweringError(f"an argument or result named {text} hides what the generated code calls {text}; rename it")
