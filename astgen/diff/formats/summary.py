"""The summary: one screen for a person, the odd groups first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from astgen.diff.formats.words import headline, place, regions_line, sentence, title, where_from
from astgen.diff.model import Change, Comparison, Group, Kind
from astgen.record import record

COLORS: dict[Kind, str] = {
    "added": "green",
    "removed": "red",
    "renamed": "cyan",
    "moved": "cyan",
    "signature": "magenta",
    "body": "yellow",
    "comment": "bright_black",
    "header": "blue",
}
_INDENT = " " * 5


@record
class Line:
    """A line of the summary: words with the colours that a terminal shows them in."""

    words: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """The line without colours."""
        return "".join([text for text, _ in self.words])


def summary(comparison: Comparison, *, examples: int = 2, grouped: bool = True) -> Iterator[Line]:
    """The lines of the summary: of each group how many, kind, cause, examples with their places, what and from where.

    Without ``grouped`` it is a line for each change.
    """
    yield Line((("astgen diff ", "bold"), (title(comparison), "bold"), (f": {headline(comparison)}", "")))
    yield Line(((f"  {regions_line(comparison)}", ""),))
    for note in comparison.notes:
        yield Line(((f"  note: {note}", "bright_black"),))
    if not grouped:
        for change in comparison.changes:
            yield Line((*_label(change.group, 1, change), (f"  {_shown(comparison, change)}", "")))
        return
    for group in comparison.smallest_first():
        shown = group.changes[: max(examples, 1)]
        yield Line((*_label(group.id, len(group.changes), group), (f"  {_listed(comparison, group, shown)}", "")))
        yield Line(((_INDENT + sentence(group), ""),))
        sources = where_from(group)
        if sources:
            yield Line(((_INDENT + sources, "bright_black"),))


def _label(name: str, count: int, of: Group | Change) -> tuple[tuple[str, str], ...]:
    return ((f"{name:>4} {count:>6,} ", ""), (f"{of.kind:<9}", COLORS[of.kind]), (f" {of.cause:<11}", ""))


def _listed(comparison: Comparison, group: Group, shown: Sequence[Change]) -> str:
    more = len(group.changes) - len(shown)
    return ", ".join([_shown(comparison, change) for change in shown]) + (f", … {more:,} more" if more else "")


def _shown(comparison: Comparison, change: Change) -> str:
    end = comparison.head if change.new is not None else comparison.base
    was = f" (was {change.old.key})" if change.kind == "renamed" and change.old is not None else ""
    return f"{change.key}{was} at {place(change.part, end)}"
