"""Generated text as bracket-nested tokens: all that comparing two texts needs of C++.

No grammar: a text is statements, a statement is atoms, an atom is a word or a pair of brackets with what is in them.
It reads what any generator of C++ writes, also an older one's, and gives up on what is not balanced.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Atom: TypeAlias = "str | Group"
Item: TypeAlias = "tuple[Atom, ...]"


class Group(NamedTuple):
    """Brackets and the items in them: arguments, or of a ``{}`` the statements of a block.

    ``kind`` is the opening bracket, ``{}`` for a block.
    """

    kind: str
    items: tuple[Item, ...]


BLOCK = "{}"
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_OPENING = {closing: opening for opening, closing in _CLOSING.items()}

# A less-than sign is a bracket where it touches the word before it, which no generator does to compare.
_TOKEN = re.compile(
    r"""
      (?P<blank>\s+)
    | //[^\n]* | /\*.*?\*/
    | ^\#[^\n]*
    | R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"
    | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)+'
    | (?:::)?[A-Za-z_]\w*(?:::~?[A-Za-z_]\w*)*
    | \.?\d[\w.']*
    | (?:(?<=\w)|(?<=template\ ))<(?![<=\s])
    | (?P<less><(?![<=]))
    | ->\*? | <<=? | [<>!=+*/%&|^-]= | && | \|\| | \+\+ | -- | \.\.\. | ::
    | .
    """,
    re.VERBOSE | re.DOTALL,
)
LESS = "< "
"""The less-than sign that compares."""
_MANY_LINES = re.compile(r'/\*[^*]*\n|R"[^(\s]*\(')


def tokens(text: str) -> Iterator[str]:
    """The words of a text: brackets, comments, directives and literals among them."""
    if _MANY_LINES.search(text):
        yield from _lex(text)
        return
    for line in text.split("\n"):
        yield from tokens_of_line(line)


@lru_cache(1 << 16)
def tokens_of_line(line: str) -> tuple[str, ...]:
    """The words of a line; generated lines repeat, so each is read once."""
    return tuple(_lex(line))


def _lex(text: str) -> Iterator[str]:
    for match in _TOKEN.finditer(text):
        if match.lastgroup == "less":
            yield LESS
        elif match.lastgroup != "blank":
            yield match[0]


def is_comment(atom: Atom) -> bool:
    """Whether an atom is a comment."""
    return isinstance(atom, str) and atom.startswith(("//", "/*"))


class _Open:
    """A bracket that is not closed yet."""

    __slots__ = ("current", "items", "kind")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.items: list[Item] = []
        self.current: list[Atom] = []

    def end_item(self) -> None:
        if self.current:
            self.items.append(tuple(self.current))
            self.current = []

    def close(self) -> Group:
        if self.kind == "{":
            if self.items or not self.current or _is_compound(self.current):
                self.end_item()
                return Group(BLOCK if self.items else "{", tuple(self.items))
            return Group("{", tuple(_split(self.current)))
        self.end_item()
        return Group(self.kind, tuple(self.items))


def _split(atoms: Iterable[Atom]) -> Iterator[Item]:
    """The items between the commas of a braced list."""
    item: list[Atom] = []
    for atom in atoms:
        if atom == ",":
            yield tuple(item)
            item = []
        else:
            item.append(atom)
    if item:
        yield tuple(item)


# What goes on with a statement after a closing brace.
_GOES_ON = frozenset([";", ",", "(", ")", "[", "]", "{", "}", ".", "->", "=", "else", "while", "catch", ":", "?", ">"])


def statements(text: str) -> tuple[Item, ...] | None:
    """The statements of a text, nested; None where its brackets are not balanced."""
    stack = [_Open("{")]
    closed = False  # a brace has just been closed, and may have ended a statement
    for token in tokens(text):
        top = stack[-1]
        if closed:
            closed = False
            if token not in _GOES_ON:
                top.end_item()
        if token in _CLOSING:
            stack.append(_Open(token))
        elif token in _OPENING:
            if token == ">" and top.kind != "<":
                top.current.append(token)
                continue
            top = _drop_comparisons(stack, _OPENING[token])
            if top.kind != _OPENING[token] or len(stack) == 1:
                return None
            group = stack.pop().close()
            stack[-1].current.append(group)
            closed = stack[-1].kind == "{" and (group.kind == BLOCK or _is_empty_body(group, stack[-1].current))
        elif token == "," and top.kind != "{":
            top.end_item()
        elif token == "\\" and top.kind == "{":
            top.current.append(token)
            top.end_item()
        elif token == ";":
            top = _drop_comparisons(stack, ";")
            top.current.append(token)
            top.end_item()
        elif top.kind == "{" and token.startswith(("#", "//")):
            top.end_item()
            top.items.append((token,))
        else:
            top.current.append(token)
    if len(stack) > 1:
        return None
    stack[0].end_item()
    return tuple(stack[0].items)


def _drop_comparisons(stack: list[_Open], opening: str) -> _Open:
    """What opened as a template argument list but closes as something else compared two values."""
    while stack[-1].kind == "<" and opening != "<":
        inner = stack.pop()
        inner.end_item()
        stack[-1].current.append(LESS)
        for i, item in enumerate(inner.items):
            if i and stack[-1].kind != "{":
                stack[-1].end_item()
            elif i:
                stack[-1].current.append(",")
            stack[-1].current += item
    return stack[-1]


def _is_compound(current: list[Atom]) -> bool:
    """Whether the one thing in braces is a statement: one that ends in a block, as ``if`` and loops do."""
    last = current[-1]
    return isinstance(last, Group) and "," not in current and (last.kind == BLOCK or _is_empty_body(last, current))


def _is_empty_body(group: Group, current: list[Atom]) -> bool:
    """Whether ``{}`` is the body of a function or a branch: what stands before it are parentheses, or ``else``."""
    if group.items or len(current) < 2:
        return False
    before = current[-2]
    return before == "else" or (isinstance(before, Group) and before.kind == "(")


# --- back to text ---

_TIGHT_BEFORE = frozenset([",", ";", ")", "]", ".", "->", "++", "--", ":"])
_TIGHT_AFTER = frozenset(["(", "[", ".", "->", "!", "~", "::"])
_KEYWORD = re.compile(r"\b(?:if|for|while|switch|return|constexpr|template)$")


def spelled(item: Item, *, short: bool = False) -> str:
    """An item as one line of text; ``short`` leaves out what stands between brackets."""
    text = ""
    for atom in item:
        word = _spelled_group(atom, short) if isinstance(atom, Group) else atom.strip()
        if isinstance(atom, Group):
            tight = atom.kind in ("(", "[", "<") and text[-1:] not in "=,&|" and not _KEYWORD.search(text)
        else:
            tight = atom in _TIGHT_BEFORE
        if text and not tight and text not in _TIGHT_AFTER and text[-1] not in "(.!~" and not text.endswith("->"):
            text += " "
        text += word
    return text


def _spelled_group(group: Group, short: bool) -> str:
    if group.kind == BLOCK:
        inner = "…" if short else " ".join([spelled(item) for item in group.items])
        return f"{{ {inner} }}"
    inner = ", ".join([spelled(item) for item in group.items])
    if short and len(group.items) > 0:
        inner = "…"
    return f"{group.kind}{inner}{_CLOSING[group.kind]}"


def leaves(item: Item) -> Iterator[str]:
    """All words of an item, brackets but for their kind left out."""
    for atom in item:
        if isinstance(atom, str):
            yield atom
        else:
            yield atom.kind
            for inner in atom.items:
                yield from leaves(inner)
