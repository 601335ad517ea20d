"""How tightly C++ operators bind: one table for the printer and the parser.

A rank is higher the tighter an expression binds.  A child whose rank is below the floor of its
place needs parentheses.
"""

from __future__ import annotations

from astgen.cpp.nodes import (
    Assign,
    Binary,
    Braced,
    Call,
    Cast,
    Expr,
    Index,
    Lambda,
    Lit,
    Member,
    Name,
    Note,
    Paren,
    RawExpr,
    Scoped,
    Str,
    Template,
    Ternary,
    Unary,
)

COMMA = 1
ASSIGN = 2
BINARY: dict[str, int] = {
    "||": 3,
    "&&": 4,
    "|": 5,
    "^": 6,
    "&": 7,
    "==": 8,
    "!=": 8,
    "<": 9,
    "<=": 9,
    ">": 9,
    ">=": 9,
    "<=>": 10,
    "<<": 11,
    ">>": 11,
    "+": 12,
    "-": 12,
    "*": 13,
    "/": 13,
    "%": 13,
    ".*": 14,
    "->*": 14,
    ",": COMMA,
}
LOGICAL_OR = BINARY["||"]
PREFIX = 15
POSTFIX = 16
PRIMARY = 17

ASSIGN_OPS = frozenset({"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="})
PREFIX_OPS = frozenset({"!", "~", "-", "+", "*", "&", "++", "--"})
POSTFIX_OPS = frozenset({"++", "--"})

TIGHT = frozenset({Braced, Call, Index, Lambda, Lit, Member, Name, Paren, Scoped, Str, Template})
"""Expressions that nothing can tear apart: they need parentheses nowhere."""
_RANKS: dict[type[Expr], int] = {Ternary: ASSIGN, Assign: ASSIGN, Note: PREFIX, RawExpr: COMMA}


def rank(n: Expr) -> int:
    """How tightly ``n`` binds, as a child of another expression."""
    cls = type(n)
    if cls is Binary:
        return BINARY[n.op]  # type: ignore[attr-defined]
    if cls is Unary:
        return POSTFIX if n.postfix else PREFIX  # type: ignore[attr-defined]
    if cls is Cast:
        return PREFIX if n.kind == "c" else POSTFIX  # type: ignore[attr-defined]
    return _RANKS.get(cls, PRIMARY)


def prefix_needs_parentheses(op: str, operand: Expr) -> bool:
    """Whether the operand of a prefix operator stands in parentheses: ``-(a + b)``; ``-(-a)``, which is not ``--a``."""
    if rank(operand) < PREFIX:
        return True
    return type(operand) is Unary and not operand.postfix and operand.op[0] == op[-1] and op[-1] in "+-&"


def template_argument_needs_parentheses(n: Expr) -> bool:
    """Whether an expression stands in parentheses between ``<`` and ``>``."""
    return rank(n) < PREFIX


def statement_needs_parentheses(n: Expr) -> bool:
    """Whether an expression statement would be read as a block."""
    return type(n) is Braced and n.type is None
