"""Statements that many bodies hold as one node, and that a printer therefore prints once."""

from __future__ import annotations

from typing import TypeVar

from astgen.cpp.nodes import Stmt

S = TypeVar("S", bound=Stmt)

_LIMIT = 1 << 16
SHARED: set[Stmt] = set()
"""The statements that `share` was given; forgotten when there are very many."""


def share(statement: S) -> S:
    """The statement itself, marked as one that many bodies hold.

    Printers then remember its lines, which pays for a statement that is made once and used again (by a cached
    function, or as a constant of a module), and costs for one that is not.  It must declare no function or struct.
    """
    if len(SHARED) >= _LIMIT:
        SHARED.clear()
    SHARED.add(statement)
    return statement
