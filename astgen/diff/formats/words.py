"""The words that several formats use for a comparison."""

from __future__ import annotations

from collections.abc import Sequence

from astgen.diff.compare import operator_of
from astgen.diff.lines import lines_changed
from astgen.diff.model import Change, Comparison, Group, Part, Snapshot
from astgen.lowerings.registry import SYMBOL

_NAMES = 5
_STEPS = 6


def headline(comparison: Comparison) -> str:
    """What happened in one line: operators, files and lines."""
    changed, added, removed = operators(comparison)
    plus, minus = lines_changed(comparison.changes)
    parts = [
        f"{counted(len(changed), 'operator')} changed{_named(changed)}",
        f"{len(added):,} added{_named(added)}",
        f"{len(removed):,} removed{_named(removed)}",
    ]
    return f"{', '.join(parts)}, in {counted(comparison.files, 'file')}, +{plus:,} -{minus:,} lines"


def regions_line(comparison: Comparison) -> str:
    """The same in regions: how many of each kind, and in how many groups."""
    kinds = [f"{count:,} {kind}" for kind, count in comparison.counts.items() if count]
    groups = f" in {counted(len(comparison.groups), 'group')}" if comparison.groups else ""
    told = f"{', '.join(kinds)}{groups}, " if kinds else ""
    return f"{counted(comparison.total, 'region')}: {told}{comparison.same:,} same"


def operators(comparison: Comparison) -> tuple[list[str], list[str], list[str]]:
    """The operators that are at both ends and changed, those only at the head, and those only at the base."""
    base, head = (set(map(_operator, end.parts)) for end in (comparison.base, comparison.head))
    touched = {_operator(part.key) for change in comparison.changes for part in _ends(change)} - {""}
    return sorted(touched & base & head), sorted(touched & head - base), sorted(touched & base - head)


def _operator(key: str) -> str:
    return "" if key.endswith(f"#{SYMBOL}") else operator_of(key)


def _ends(change: Change) -> list[Part]:
    return [part for part in (change.old, change.new) if part is not None]


def _named(names: Sequence[str]) -> str:
    if not names:
        return ""
    more = f", … {len(names) - _NAMES:,} more" if len(names) > _NAMES else ""
    return f" ({', '.join(names[:_NAMES])}{more})"


def counted(number: int, noun: str) -> str:
    """A number and its noun."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def sentence(group: Group) -> str:
    """What a group's changes are, in one sentence."""
    if group.kind == "renamed":
        return "another name, the same code otherwise"
    if group.kind == "moved":
        change = group.example
        assert change.old is not None
        assert change.new is not None
        more = "" if len(group.changes) == 1 else ", …"
        return f"the same code in another file: {change.old.path} → {change.new.path}{more}"
    if group.kind in ("added", "removed"):
        return f"{group.kind} by the lowering {group.example.key.partition(':')[0]}"
    if not group.steps:
        return "only the layout differs"
    left = len(group.steps) - _STEPS
    return "; ".join([*[step.sentence() for step in group.steps[:_STEPS]], *([f"{left:,} more edits"] * (left > 0))])


def place(part: Part, end: Snapshot) -> str:
    """Where a region stands, in the form that editors jump to."""
    path = f"{end.prefix}/{part.path}" if end.prefix else part.path
    return f"{path}:{part.first_line}:1"


def where_from(group: Group) -> str:
    """The sources of a group: the line of the schema where that is the cause, and the lines of Python that built it."""
    parts = []
    schemas = group.schemas()
    if group.cause == "schema" and schemas:
        parts.append(f"schema {_few([str(schema) for schema in schemas])}")
    emitters = [f"{emitter.path}:{emitter.line}:1 ({emitter.function})" for emitter in group.emitters()]
    if emitters:
        parts.append(f"emitter {_few(emitters)}")
    return ", ".join(parts)


def _few(texts: Sequence[str], most: int = 2) -> str:
    more = f" and {len(texts) - most:,} more" if len(texts) > most else ""
    return ", ".join(texts[:most]) + more


def title(comparison: Comparison) -> str:
    """Which ends were compared."""
    return f"{comparison.base.ref} → {comparison.head.ref}"
