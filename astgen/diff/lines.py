"""The lines of a change: how many, and as hunks of a patch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher

from astgen.diff.model import Change, Part
from astgen.record import record


@record
class Hunk:
    """Lines of a patch; the numbers count from 1 within the file."""

    old_start: int
    old_lines: int
    new_start: int
    new_lines: int
    lines: tuple[str, ...]

    @property
    def header(self) -> str:
        """The line with the numbers."""
        return f"@@ -{_range(self.old_start, self.old_lines)} +{_range(self.new_start, self.new_lines)} @@"


def _range(start: int, count: int) -> str:
    return f"{start}" if count == 1 else f"{start},{count}"


def texts(change: Change) -> tuple[list[str], list[str]]:
    """The lines of both sides, none where there is no such side."""
    return tuple([part.text.splitlines() if part is not None else [] for part in (change.old, change.new)])  # type: ignore[return-value]


def lines_changed(changes: Iterable[Change]) -> tuple[int, int]:
    """How many lines some changes add and remove."""
    counts = [line_counts(change) for change in changes]
    return sum(added for added, _ in counts), sum(removed for _, removed in counts)


def line_counts(change: Change) -> tuple[int, int]:
    """How many lines a change adds and removes."""
    if change.kind == "moved":
        return 0, 0
    old, new = texts(change)
    first, last = _shared_ends(old, new)
    before, after = old[first : len(old) - last], new[first : len(new) - last]
    if not before or not after:
        return len(after), len(before)
    same = sum(match.size for match in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks())
    return len(after) - same, len(before) - same


def _shared_ends(old: list[str], new: list[str]) -> tuple[int, int]:
    least = min(len(old), len(new))
    first = 0
    while first < least and old[first] == new[first]:
        first += 1
    last = 0
    while last < least - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return first, last


def hunks(change: Change, context: int = 3) -> Iterator[Hunk]:
    """The hunks of a change, with lines of context around; none of one that only moved."""
    if change.kind == "moved":
        return
    old, new = texts(change)
    for codes in SequenceMatcher(None, old, new, autojunk=False).get_grouped_opcodes(context):
        lines: list[str] = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == "equal":
                lines += [f" {line}" for line in old[i1:i2]]
            else:
                lines += [f"-{line}" for line in old[i1:i2]]
                lines += [f"+{line}" for line in new[j1:j2]]
        (_, i1, _, j1, _), (_, _, i2, _, j2) = codes[0], codes[-1]
        yield Hunk(_start(change.old, i1, i2), i2 - i1, _start(change.new, j1, j2), j2 - j1, tuple(lines))


def _start(part: Part | None, begin: int, end: int) -> int:
    """The number of the first line in its file, that before it where there is none: as in a patch."""
    if part is None:
        return 0
    index = begin if end > begin else begin - 1
    if 0 <= index < len(part.numbers):
        return part.numbers[index]
    return part.first_line + index
