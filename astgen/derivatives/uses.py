"""Which names a formula uses."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.nodes import Expr, Node, field_names

Uses = Callable[[Expr], frozenset[str]]
"""Tells the names that a formula uses."""


@lru_cache(1 << 14)
def variables(tree: Expr) -> frozenset[str]:
    """The names that stand for values: no callees, no members, and nothing that a lambda declares itself."""
    return frozenset(walk.variables(tree))


@lru_cache(1 << 14)
def words(tree: Expr) -> frozenset[str]:
    """Every word, wherever it stands: also callees, members, parts of qualified names and the words of strings."""
    found: set[str] = set()
    for node in walk.walk(tree):
        for text in _texts(node):
            found.update(_WORD.findall(text))
    return frozenset(found)


_WORD = re.compile(r"\w+")


def _texts(node: Node) -> list[str]:
    values = [getattr(node, field) for field in field_names(type(node))]
    lists = [item for value in values if isinstance(value, tuple) for item in value]
    return [value for value in (*values, *lists) if isinstance(value, str)]
