"""Choosing pending items: by name, kind, cause and group."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase

from astgen.errors import did_you_mean
from astgen.golden import pending
from astgen.golden.names import GoldenError
from astgen.golden.pending import Item
from astgen.record import record

KINDS = (*pending.KINDS, "orphan")
CAUSES = ("schema", "generator", "unknown")


@record
class Filter:
    """What to choose: each that is not empty counts, and any value of it matches.

    ``kernels`` are names of goldens or globs of them, with or without the profile.
    """

    kernels: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.kernels or self.kinds or self.causes or self.groups)

    def takes(self, item: Item) -> bool:
        """Whether an item is chosen."""
        return (
            (not self.kernels or any(names(item.name, glob) for glob in self.kernels))
            and (not self.kinds or item.kind in self.kinds)
            and (not self.causes or item.cause in self.causes)
            and (not self.groups or item.group in self.groups)
        )


def names(name: str, glob: str) -> bool:
    """Whether a glob matches a golden's name, or the name without its profile; a name matches itself."""
    before, colon, rest = name.partition(":")
    bare = f"{before.rpartition('/')[2]}{colon}{rest}"
    return glob in (name, bare) or fnmatchcase(name, glob) or fnmatchcase(bare, glob)


def chosen(items: Sequence[Item], wanted: Filter) -> list[Item]:
    """The items that a filter takes.

    Raises `GoldenError` for a glob, a kind, a cause or a group that takes none: a typing error must not pass for
    success.
    """
    for glob in wanted.kernels:
        if not any(names(item.name, glob) for item in items):
            raise GoldenError(f"no pending golden matches {glob!r}", notes=did_you_mean(glob, [i.name for i in items]))
    found = [item for item in items if wanted.takes(item)]
    if wanted and not found:
        for group in wanted.groups:
            known = sorted({item.group for item in items})
            if group not in known:
                raise GoldenError(f"there is no group {group!r}", notes=did_you_mean(group, known))
        raise GoldenError("no pending golden is of these kernels, kinds, causes and groups together")
    return found


def in_groups(items: Iterable[Item], groups: Iterable[Collection[str]]) -> list[Item]:
    """The items with the identifiers of the groups they are in: g1 is the first one."""
    found = {name: f"g{i}" for i, members in enumerate(groups, 1) for name in members}
    return [replace(item, group=found.get(item.name, "")) for item in items]
