"""A comparison as comments on the lines that a pull request really shows: those of schemas and of the generator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from astgen.diff.formats.words import counted, place, sentence
from astgen.diff.model import Change, Comparison, Group
from astgen.errors import INFO, Diagnostic, Note
from astgen.origin import Extent, Origin

_RELATED = 5


def comments(comparison: Comparison) -> Iterator[Diagnostic]:
    """A comment for each schema that changed code, and for each group of another cause one where it was built."""
    by_schema: dict[Extent, list[Change]] = {}
    for group in comparison.smallest_first():
        if group.cause != "schema":
            yield _of_group(comparison, group)
            continue
        for change in group.changes:
            if change.part.schema is not None:
                by_schema.setdefault(change.part.schema, []).append(change)
        if not group.schemas():
            yield _of_group(comparison, group)
    for extent, changes in sorted(by_schema.items(), key=lambda item: (item[0].path, item[0].line)):
        told = ", ".join([f"{count:,} {kind}" for kind, count in Counter(change.kind for change in changes).items()])
        message = f"changes {counted(len(changes), 'region')} of generated code ({told})"
        yield _comment(message, Origin(extent.path, extent.line, extent.column), _related(comparison, changes))


def _comment(message: str, origin: Origin | None, notes: tuple[Note, ...]) -> Diagnostic:
    return Diagnostic(INFO, message, origin, notes, "generated-code")


def at_most(found: Sequence[Diagnostic], most: int) -> list[Diagnostic]:
    """The first comments, and one without a place that says how many were left out."""
    if len(found) <= most:
        return list(found)
    left = counted(len(found) - most + 1, "more comment")
    text = f"{left} about generated code were left out; `astgen diff` shows all"
    return [*found[: most - 1], _comment(text, None, ())]


def _of_group(comparison: Comparison, group: Group) -> Diagnostic:
    regions = counted(len(group.changes), "region")
    message = f"{regions} of generated code, {group.kind} ({group.cause}): {sentence(group)}"
    emitters = group.emitters()
    origin = Origin(emitters[0].path, emitters[0].line, 1, emitters[0].function) if emitters else None
    return _comment(message, origin, _related(comparison, group.changes))


def _related(comparison: Comparison, changes: Sequence[Change]) -> tuple[Note, ...]:
    notes = []
    for change in changes[:_RELATED]:
        part, end = (change.new, comparison.head) if change.new is not None else (change.old, comparison.base)
        assert part is not None
        path, line, _ = place(part, end).rsplit(":", 2)
        notes.append(Note(change.key, Origin(path, int(line))))
    return tuple(notes)
