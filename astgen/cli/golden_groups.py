"""Groups of pending goldens, as `astgen diff` makes them: the same edit, whatever the names; the odd ones first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astgen.diff.abstract import Own, steps_of
from astgen.diff.compare import grouped as groups_of
from astgen.diff.compare import kind_of, operator_of
from astgen.diff.edits import edits_between
from astgen.diff.model import Change, Part
from astgen.golden.names import parse_name
from astgen.golden.pending import Item
from astgen.golden.select import in_groups


def grouped(items: Iterable[Item]) -> list[Item]:
    """The items with their groups, the smallest group first; within one by name."""
    by_name = {item.name: item for item in items}
    groups = groups_of([_change(item) for item in by_name.values()])
    ordered: list[Sequence[str]] = [[change.key for change in group.changes] for group in groups]
    ordered.sort(key=lambda names: (len(names), names[0]))
    return in_groups([by_name[name] for names in ordered for name in names], ordered)


def _change(item: Item) -> Change:
    """An item as a change of a region.  What has no old text is told apart by its kind and lowering alone."""
    key = str(parse_name(item.name).key)
    new = Part(item.name, item.text, item.path, 1, 1)
    if item.kind != "changed" or item.old is None:
        return Change(item.name, "header" if item.kind == "header" else "added", None, new, item.cause)
    edits = edits_between(item.old, item.text)
    steps = steps_of(edits, Own(operator_of(key), item.text))
    old = Part(item.name, item.old, item.path, 1, 1)
    return Change(item.name, kind_of(key, edits), old, new, item.cause, edits, steps)
