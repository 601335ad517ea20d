"""Expression text to tree: formulas, and the constant expressions of lowerings.

Printing and parsing are inverse: both take their ranks from `astgen.cpp.precedence`.

C++ decides by declarations what text alone leaves open; here ``a<b`` starts template arguments
where the ``<`` is glued to a name, the list closes and what follows is no operand; a name among
them is a type.
"""

from __future__ import annotations

from collections.abc import Callable

from astgen.cpp.lexer import Refused
from astgen.cpp.nodes import Expr, Node, Stmt
from astgen.cpp.parse.statements import Parser
from astgen.cpp.walk import children
from astgen.errors import SchemaError
from astgen.origin import Origin

__all__ = ["parse_expr", "parse_stmts"]

CPP_SYNTAX = "formula-syntax"
"""The rule that a text breaks which is no C++."""

# Printing and visiting recurse, so a tree may only be as high as Python's stack allows.
_MAX_HEIGHT = 120


def parse_expr(text: str, locate: Callable[[int], Origin] | None = None) -> Expr:
    """The tree of a C++ expression.

    ``locate`` gives the place of an offset into the text.  Comments before an operand are a `Note`,
    others are dropped.  Raises `SchemaError` where the text is no expression that the nodes can hold.
    """
    try:
        parser = Parser(text)
        tree = parser.whole()
        # Each node has a token of its own, or is a comment: few trees can be too high.
        if len(parser.tokens) + text.count("/*") > _MAX_HEIGHT:
            _check_height(tree)
        return tree
    except Refused as refused:
        origin = locate(refused.offset) if locate else _place(text, refused.offset)
        raise SchemaError(refused.message, origin, code=CPP_SYNTAX) from None


def parse_stmts(text: str) -> tuple[Stmt, ...]:
    """The trees of C++ statements.  Raises `SchemaError` where the nodes cannot hold them."""
    try:
        return Parser(text).statements()
    except Refused as refused:
        raise SchemaError(refused.message, _place(text, refused.offset), code=CPP_SYNTAX) from None


def _place(text: str, offset: int) -> Origin:
    before = text[:offset]
    return Origin("<expression>", before.count("\n") + 1, offset - before.rfind("\n"))


def _check_height(tree: Expr) -> None:
    stack: list[tuple[Node, int]] = [(tree, 1)]
    while stack:
        n, height = stack.pop()
        if height > _MAX_HEIGHT:
            raise Refused("the expression is nested too deeply", 0)
        stack += [(child, height + 1) for child in children(n)]
