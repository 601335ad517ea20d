"""Statements and declarations that many bodies hold as one node, and that a printer therefore prints once."""

from __future__ import annotations

from typing import TypeVar

from astgen.cpp.nodes import Decl, Stmt

S = TypeVar("S", bound=Stmt | Decl)

_LIMIT = 1 << 16
SHARED: set[Stmt | Decl] = set()
"""What `share` was given; forgotten when there is very much."""


def share(statement: S) -> S:
    """The statement or declaration itself, marked as one that many bodies hold.

    Printers then remember its lines, which pays for what is made once and used again (by a cached function, or as
    a constant of a module), and costs for what is not.  No function or struct in it may tell where it came from.
    """
    if len(SHARED) >= _LIMIT:
        SHARED.clear()
    SHARED.add(statement)
    return statement
