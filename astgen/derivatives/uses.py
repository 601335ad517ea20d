"""Which names a formula uses."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.nodes import Expr, Node, field_values

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
    stack: list[Node] = [tree]
    while stack:
        node = stack.pop()
        for value in field_values(node):
            for item in value if value.__class__ is tuple else (value,):
                if isinstance(item, Node):
                    stack.append(item)
                elif item.__class__ is str:
                    _add_words(item, found)
    return frozenset(found)


def _add_words(text: str, found: set[str]) -> None:
    if text.isidentifier():
        found.add(text)
    else:
        found.update(_WORD.findall(text))


_WORD = re.compile(r"\w+")
