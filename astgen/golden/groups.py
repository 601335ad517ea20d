"""Groups of pending items: those that were edited in the same way, the odd ones first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import ndiff

from astgen.golden.names import parse_name
from astgen.golden.pending import Item
from astgen.golden.select import in_groups


def grouped(items: Iterable[Item]) -> list[Item]:
    """The items with their groups, the smallest group first: an odd change is where a mistake is."""
    members: dict[object, list[Item]] = {}
    for item in items:
        members.setdefault(_edit(item), []).append(item)
    ordered = sorted(members.values(), key=lambda group: (len(group), group[0].name))
    numbered = in_groups([item for group in ordered for item in group], [[i.name for i in group] for group in ordered])
    return numbered


def _edit(item: Item) -> object:
    """What an item does: its kind and cause, and the lines it takes out and puts in, without its own names."""
    key = parse_name(item.name).key
    if item.old is None or item.kind == "new":
        return item.kind, item.cause, key.lowering
    own = sorted({part for part in (key.name, key.overload) if part}, key=len, reverse=True)
    pattern = re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(map(re.escape, own))})(?![A-Za-z0-9])")
    lines = ndiff(pattern.sub("\1", item.old).splitlines(), pattern.sub("\1", item.text).splitlines())
    return item.kind, item.cause, tuple([line for line in lines if line[:1] in "+-"])
