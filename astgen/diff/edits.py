"""The edits that make one text of another, on their bracket-nested tokens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Literal

from astgen.cpp.nested import BLOCK, Atom, Group, Item, is_comment, leaves, statements, tokens_of_line
from astgen.record import record

Op = Literal["insert", "delete", "replace", "move", "wrap", "unwrap"]
Unit = Literal["statement", "item", "words"]


@record
class Edit:
    """One edit: ``old`` became ``new``, either may be empty.

    ``unit`` says whether it is a whole statement, a whole item between brackets (an argument, a parameter) or
    words within one.  ``inside`` is what stands before the innermost brackets around it, as in the new text: the
    function that is called, or nothing in a block.  ``in_head`` says that it is in the head of a declaration (its
    return type, its name, its parameters) and not in the body of a function.
    """

    op: Op
    unit: Unit
    old: Item
    new: Item
    inside: Item = ()
    in_head: bool = False

    @property
    def is_comment(self) -> bool:
        """Whether it touches comments alone."""
        return all(is_comment(atom) for atom in (*self.old, *self.new))


def edits_between(old: str, new: str) -> tuple[Edit, ...]:
    """The edits that make the text ``new`` of ``old``, in their order; none where only blanks differ."""
    narrowed = _narrowed(old, new)
    if narrowed is not None:
        inner = statements(narrowed[0]), statements(narrowed[1])
        if inner[0] is not None and inner[1] is not None:
            return _moves(tuple(_Differ().blocks(inner[0], inner[1], False)))
    parts = statements(old), statements(new)
    if parts[0] is None or parts[1] is None:
        parts = _lines(old), _lines(new)
    return _moves(tuple(_Differ().blocks(parts[0] or (), parts[1] or (), True)))


def _lines(text: str) -> tuple[Item, ...]:
    """What is no C++ by the line."""
    return tuple([tokens_of_line(line) for line in text.split("\n") if line.strip()])


# --- what can be left out at both ends ---


def _narrowed(old: str, new: str) -> tuple[str, str] | None:
    """The statements of a function's body around all differences, or None where they are not that simple.

    Most differences lie within a few lines of a body; the rest need not be read.
    """
    before, after = old.split("\n"), new.split("\n")
    first, last = _shared(before, after)
    while first > 0 and not before[first - 1].endswith(_ENDS):
        first -= 1
    while last > 0 and not (_ended(before, last) and _ended(after, last)):
        last -= 1
    if not _in_body(before[:first]):
        return None
    cut = [lines[first : len(lines) - last] for lines in (before, after)]
    if any(_unbalanced(lines) for lines in cut):
        return None
    return "\n".join(cut[0]), "\n".join(cut[1])


_ENDS = (";", "{", "}")
_OPENS_BODY = re.compile(r"\)[^()]*\{$")


def _shared(before: list[str], after: list[str]) -> tuple[int, int]:
    """How many lines two texts have in common at the beginning and, but for these, at the end."""
    least = min(len(before), len(after))
    first = 0
    while first < least and before[first] == after[first]:
        first += 1
    last = 0
    while last < least - first and before[-1 - last] == after[-1 - last]:
        last += 1
    return first, last


def _ended(lines: list[str], last: int) -> bool:
    """Whether the line before the last ones ends a statement."""
    return len(lines) > last and lines[-1 - last].endswith(_ENDS)


def _in_body(lines: list[str]) -> bool:
    """Whether a function's body is open after some lines."""
    opened: list[str] = []
    for line in lines:
        depth = line.count("{") - line.count("}")
        if depth > 0:
            opened += [line] * depth
        elif depth < 0:
            del opened[depth:]
    return any(_OPENS_BODY.search(line) for line in opened)


def _unbalanced(lines: list[str]) -> bool:
    """Whether some lines open or close a block that belongs to others, too."""
    depth = 0
    for line in lines:
        closes_first = line.lstrip().startswith("}")
        if depth - closes_first < 0:
            return True
        depth += line.count("{") - line.count("}")
        if depth < 0:
            return True
    return depth != 0


# --- the differ ---


class _Differ:
    """Compares nested items from the outside in."""

    def blocks(self, old: Sequence[Item], new: Sequence[Item], in_head: bool) -> Iterator[Edit]:
        """Edits between two lists of statements."""
        yield from self._sequences(old, new, "statement", (), in_head)

    def _sequences(
        self, old: Sequence[Item], new: Sequence[Item], unit: Unit, inside: Item, in_head: bool
    ) -> Iterator[Edit]:
        for before, after in aligned(old, new):
            if before is None:
                yield Edit("insert", unit, (), after or (), inside, in_head)
            elif after is None:
                yield Edit("delete", unit, before, (), inside, in_head)
            else:
                wrapped = _wrapping(before, after) if unit == "item" else None
                if wrapped is not None:
                    yield Edit(wrapped, unit, before, after, inside, in_head)
                else:
                    yield from self.atoms(before, after, inside, in_head)

    def atoms(self, old: Item, new: Item, inside: Item, in_head: bool) -> Iterator[Edit]:
        """Edits between two items: groups face groups of their kind, words face words."""
        before, after = [_face(atom) for atom in old], [_face(atom) for atom in new]
        for tag, i1, i2, j1, j2 in _opcodes(before, after):
            if tag != "equal":
                yield Edit(_OPS[tag], "words", old[i1:i2], new[j1:j2], inside, in_head)
                continue
            for left, right, place in zip(old[i1:i2], new[j1:j2], range(j1, j2), strict=True):
                if left != right and isinstance(left, Group) and isinstance(right, Group):
                    yield from self._groups(left, right, new[:place], in_head)

    def _groups(self, old: Group, new: Group, before: Item, in_head: bool) -> Iterator[Edit]:
        if old.kind == BLOCK:
            body_of_function = bool(before) and isinstance(before[-1], Group)
            yield from self._sequences(old.items, new.items, "statement", (), in_head and not body_of_function)
        else:
            yield from self._sequences(old.items, new.items, "item", callee_of(before), in_head)


_OPS: dict[str, Op] = {"insert": "insert", "delete": "delete", "replace": "replace"}


def _face(atom: Atom) -> str:
    """What an atom is taken for when two items are laid side by side: brackets by their kind."""
    return atom if isinstance(atom, str) else f"\0{atom.kind}"


def callee_of(before: Item) -> Item:
    """What an opening bracket belongs to: the chain of names, calls and member accesses right before it."""
    start = len(before)
    while start:
        atom = before[start - 1]
        chained = isinstance(atom, Group) and atom.kind in ("(", "[", "<")
        if not chained and atom not in (".", "->") and not _is_word(atom):
            break
        follows = start < len(before) and _is_word(before[start])
        if follows and _is_word(atom):
            break  # two words in a row: a type and a name
        if follows and isinstance(atom, Group) and atom.kind != "<":
            break
        start -= 1
    return before[start:]


def _is_word(atom: Atom) -> bool:
    return isinstance(atom, str) and (atom[0].isalpha() or atom[0] in "_:") and atom != ":"


def _opcodes(old: list[str], new: list[str]) -> Iterator[tuple[str, int, int, int, int]]:
    """How two rows of words face each other: what they share at both ends, and between that in long words only.

    Punctuation that two different texts happen to share makes no good place to cut them.
    """
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    if first:
        yield "equal", 0, first, 0, first
    i, j = first, first
    stop_old, stop_new = len(old) - last, len(new) - last
    if i < stop_old and j < stop_new:
        matcher = SequenceMatcher(None, old[i:stop_old], new[j:stop_new], autojunk=False)
        for match in matcher.get_matching_blocks():
            if not any(word[:1].isalnum() or word.startswith("\0") for word in old[first + match.a :][: match.size]):
                continue
            yield from _gap(i, first + match.a, j, first + match.b)
            i, j = first + match.a + match.size, first + match.b + match.size
            yield "equal", i - match.size, i, j - match.size, j
    yield from _gap(i, stop_old, j, stop_new)
    if last:
        yield "equal", stop_old, len(old), stop_new, len(new)


def _gap(i1: int, i2: int, j1: int, j2: int) -> Iterator[tuple[str, int, int, int, int]]:
    if i1 < i2 and j1 < j2:
        yield "replace", i1, i2, j1, j2
    elif i1 < i2:
        yield "delete", i1, i2, j1, j1
    elif j1 < j2:
        yield "insert", i1, i1, j1, j2


# --- which item became which ---

_ALIKE = 0.4
_MANY = 400


def aligned(old: Sequence[Item], new: Sequence[Item]) -> Iterator[tuple[Item | None, Item | None]]:
    """The items that differ, in pairs: those that are alike enough to be one that changed, others alone."""
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            continue
        if i2 - i1 == 1 and j2 - j1 == 1:
            yield old[i1], new[j1]
        else:
            yield from _paired(old[i1:i2], new[j1:j2])


def _paired(old: Sequence[Item], new: Sequence[Item]) -> Iterator[tuple[Item | None, Item | None]]:
    """The best pairing in which no two pairs cross; of very many items the pairing in their order."""
    if len(old) * len(new) > _MANY:
        yield from zip_longest(old, new)
        return
    left, right = [Counter(leaves(item)) for item in old], [Counter(leaves(item)) for item in new]
    score = [[_likeness(a, b) for b in right] for a in left]
    best = [[0.0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for i in range(len(old) - 1, -1, -1):
        for j in range(len(new) - 1, -1, -1):
            value = score[i][j]
            paired = best[i + 1][j + 1] + value if value >= _ALIKE else 0.0
            best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
    i = j = 0
    while i < len(old) and j < len(new):
        value = score[i][j]
        if value >= _ALIKE and best[i][j] == best[i + 1][j + 1] + value:
            yield old[i], new[j]
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            yield old[i], None
            i += 1
        else:
            yield None, new[j]
            j += 1
    yield from [(item, None) for item in old[i:]]
    yield from [(None, item) for item in new[j:]]


def _likeness(a: Counter[str], b: Counter[str]) -> float:
    """How much of two items is the same: 0 to 1 (Dice's coefficient on their words)."""
    return 2 * (a & b).total() / (a.total() + b.total())


# --- wrapped, and moved ---


def _wrapping(old: Item, new: Item) -> Op | None:
    if _holds(new, old):
        return "wrap"
    return "unwrap" if _holds(old, new) else None


def _holds(outer: Item, inner: Item) -> bool:
    """Whether an item is a call with the other one as an argument."""
    last = outer[-1] if outer else None
    return (
        len(outer) > 1
        and isinstance(last, Group)
        and last.kind in ("(", "{")
        and inner in last.items
        and callee_of(outer[:-1]) == outer[:-1]
    )


def _moves(edits: tuple[Edit, ...]) -> tuple[Edit, ...]:
    """The same edits, what is gone here and comes again there as one move."""
    gone = Counter(edit.old for edit in edits if edit.op == "delete" and edit.unit == "statement")
    come = Counter(edit.new for edit in edits if edit.op == "insert" and edit.unit == "statement")
    moved = gone & come
    if not moved:
        return edits
    left, found = Counter(moved), []
    for edit in edits:
        if edit.unit == "statement" and edit.op == "insert" and left[edit.new] > 0:
            left[edit.new] -= 1
            found.append(Edit("move", "statement", edit.new, edit.new, edit.inside, edit.in_head))
        elif edit.unit == "statement" and edit.op == "delete" and moved[edit.old] > 0:
            moved[edit.old] -= 1
        else:
            found.append(edit)
    return tuple(found)
