"""Which names a formula uses."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.nodes import Expr, Name, Node, field_values

Uses = Callable[[Expr], frozenset[str]]
"""Tells the names that a formula uses."""


@lru_cache(1 << 14)
def variables(tree: Expr) -> frozenset[str]:
    """The names that stand for values: no callees, no members, and nothing that a lambda declares itself."""
    return frozenset(walk.variables(tree))


@lru_cache(1 << 14)
def words(tree: Expr) -> frozenset[str]:
    """Every word, wherever it stands: also callees, members, parts of qualified names and the words of strings."""
    texts: set[str] = set()
    stack: list[Node] = [tree]
    while stack:
        node = stack.pop()
        if node.__class__ is Name:
            texts.add(node.text)
            continue
        for value in field_values(node):
            if isinstance(value, Node):
                stack.append(value)
            elif value.__class__ is str:
                texts.add(value)
            elif value.__class__ is tuple:
                for item in value:
                    if isinstance(item, Node):
                        stack.append(item)
                    elif item.__class__ is str:
                        texts.add(item)
    return frozenset(_WORD.findall(" ".join(texts)))


_WORD = re.compile(r"\w+")
