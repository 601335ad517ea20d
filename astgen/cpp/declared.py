"""The names that C++ text declares: functions, structs, and what is in namespaces."""

from __future__ import annotations

from collections.abc import Iterator

from astgen.cpp.nested import BLOCK, Group, Item, statements

_RECORDS = frozenset(["struct", "class", "enum"])


def declared_names(text: str) -> list[str]:
    """The names of functions and types that a text declares or defines, each once; none of text that is no C++."""
    return list(dict.fromkeys(_names(statements(text) or (), "")))


def _names(items: tuple[Item, ...], scope: str) -> Iterator[str]:
    for item in items:
        last = item[-1]
        body = last if isinstance(last, Group) and last.kind == BLOCK else None
        if item[0] == "namespace":
            inner = f"{scope}{item[1]}::" if isinstance(item[1], str) else scope
            yield from _names(body.items if body is not None else (), inner)
        elif item[0] in _RECORDS:
            head = item[: item.index(":")] if ":" in item else item
            words = [atom for atom in head if isinstance(atom, str) and atom.replace(":", "").isidentifier()]
            yield f"{scope}{words[-1]}"
        else:
            name = _function(item)
            if name:
                yield f"{scope}{name}"


def _function(item: Item) -> str:
    """The function that a statement declares: the word before the first parentheses, where a type stands before it."""
    for i, atom in enumerate(item):
        if isinstance(atom, Group) and atom.kind == "(":
            before = item[i - 1] if i else ""
            typed = i >= 2 and item[i - 2] not in (".", "->", "=", "return") and "=" not in item[:i]
            return before if typed and isinstance(before, str) and before[-1:].isidentifier() else ""
    return ""
