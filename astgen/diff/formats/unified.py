"""A patch: readable by what reads patches, with the key of the region in every hunk header."""

from __future__ import annotations

from collections.abc import Iterator

from astgen.diff.lines import hunks
from astgen.diff.model import Change, Comparison


def unified(comparison: Comparison) -> Iterator[str]:
    """The lines of the patch, the changes by key; one that only moved has a comment and no hunk."""
    before: tuple[str, str] | None = None
    for change in comparison.changes:
        if change.kind == "moved":
            yield moved_line(change)
            before = None
            continue
        names = _names(change)
        if names != before:
            yield f"--- {names[0]}"
            yield f"+++ {names[1]}"
            before = names
        yield from patch(change)


def patch(change: Change) -> Iterator[str]:
    """The hunks of one change."""
    for hunk in hunks(change):
        yield f"{hunk.header} {change.key}"
        yield from hunk.lines


def moved_line(change: Change) -> str:
    """What there is to say of a region that only moved."""
    assert change.old is not None
    assert change.new is not None
    return f"# moved: {change.key} from {change.old.path} to {change.new.path}"


def _names(change: Change) -> tuple[str, str]:
    old = f"a/{change.old.path}" if change.old is not None else "/dev/null"
    new = f"b/{change.new.path}" if change.new is not None else "/dev/null"
    return old, new
