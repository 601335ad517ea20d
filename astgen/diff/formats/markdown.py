"""A page for a pull request or the summary of a job: the groups first, examples as long as there is room."""

from __future__ import annotations

from collections.abc import Iterator

from astgen.diff.formats.unified import moved_line, patch
from astgen.diff.formats.words import counted, headline, regions_line, sentence, title, where_from
from astgen.diff.model import Change, Comparison, Group

MOST = 60_000
"""How many characters a page takes where no limit is given: GitHub's comments take 65,536."""
_RESERVE = 400  # for the last line
_LONGEST_CELL = 300
_LONGEST_PATCH = 6_000


def markdown(comparison: Comparison, *, limit: int = MOST, examples: int = 1) -> str:
    """The page, at most ``limit`` characters; its last lines say what was left out."""
    page = _Page(limit - _RESERVE)
    page.add(f"### astgen diff: {title(comparison)}\n\n{headline(comparison)}\n\n{regions_line(comparison)}\n")
    for note in comparison.notes:
        page.add(f"\n> {note}\n")
    groups = list(comparison.smallest_first())
    if groups:
        page.add("\n| group | regions | kind | cause | what | example |\n|---|--:|---|---|---|---|\n")
    rows = sum(page.add(_row(group)) for group in groups)
    shown = 0
    for group in groups[:rows]:
        for change in group.changes[: max(examples, 1)]:
            shown += page.add(_example(group, change))
    left = []
    if rows < len(groups):
        left.append(f"{counted(len(groups) - rows, 'group')} of {len(groups):,}")
    if shown < len(comparison.changes):
        left.append(f"the lines of {counted(len(comparison.changes) - shown, 'change')} of {len(comparison.changes):,}")
    if left:
        page.finish(f"\nLeft out: {' and '.join(left)}.  `astgen diff --format=unified` shows all.\n")
    return page.text


class _Page:
    """Text that does not grow beyond a limit."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._parts: list[str] = []

    def add(self, text: str) -> bool:
        """Add text if there is room for it; whether there was."""
        if len(text) > self._room:
            return False
        self._room -= len(text)
        self._parts.append(text)
        return True

    def finish(self, text: str) -> None:
        self._parts.append(text)

    @property
    def text(self) -> str:
        return "".join(self._parts)


def _row(group: Group) -> str:
    what = sentence(group)
    sources = where_from(group)
    cells = [group.id, f"{len(group.changes):,}", group.kind, group.cause]
    cells += [_cell(what) + (f"<br>{_cell(sources)}" if sources else ""), f"`{group.example.key}`"]
    return f"| {' | '.join(cells)} |\n"


def _cell(text: str) -> str:
    """Text in a cell of a table: a bar would end it, also within code."""
    short = text if len(text) <= _LONGEST_CELL else text[:_LONGEST_CELL].rstrip("`") + " …"
    if short.count("`") % 2:
        short += "`"
    return short.replace("|", "\\|").replace("\n", " ")


def _example(group: Group, change: Change) -> str:
    lines = [moved_line(change)] if change.kind == "moved" else list(_bounded(change))
    fence = "```"
    while any(fence in line for line in lines):
        fence += "`"
    body = "\n".join(lines)
    head = f"{group.id}: {change.key}"
    return f"\n<details><summary>{_escaped(head)}</summary>\n\n{fence}diff\n{body}\n{fence}\n\n</details>\n"


def _bounded(change: Change) -> Iterator[str]:
    """The patch of a change; of a very long one the beginning."""
    size = 0
    for line in patch(change):
        size += len(line) + 1
        if size > _LONGEST_PATCH:
            yield "… the rest is left out"
            return
        yield line


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
