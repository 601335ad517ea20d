"""What a comparison is made of, as plain data: parts of generated code, changes of them, groups of changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Literal

from astgen.diff.abstract import Step
from astgen.diff.edits import Edit
from astgen.origin import Emitter, Extent

Kind = Literal["added", "removed", "renamed", "moved", "signature", "body", "comment", "header"]
KINDS: tuple[Kind, ...] = ("added", "removed", "renamed", "moved", "signature", "body", "comment", "header")
"""What can have happened to a region.

``renamed``: gone, and there under another name with the same shape.  ``moved``: the same text in another file.
``signature``: its types, names or parameters differ, ``body``: only what it does; ``comment``: only comments or layout.
``header`` are the parts of a file that belong to no operator.
"""
Cause = Literal["schema", "generator", "config", "interaction", "unknown"]
CAUSES: tuple[Cause, ...] = ("schema", "generator", "config", "interaction", "unknown")


@dataclass(slots=True)
class Part:
    """A region at one end of a comparison: its text, the lines of the file that it takes, and where it came from.

    Where it is in pieces ``first_line`` and ``last_line`` are those around all, and ``numbers`` has the number of each
    line of the text.  ``schema_digest`` stands for the text of its schema.
    """

    key: str
    text: str
    path: str
    first_line: int
    last_line: int
    schema: Extent | None = None
    schema_digest: str = ""
    emitter: Emitter | None = None
    numbers: tuple[int, ...] = ()

    @property
    def digest(self) -> str:
        """SHA-256 of the text."""
        return sha256(self.text.encode()).hexdigest()


@dataclass(slots=True)
class Snapshot:
    """All parts at one end, by key.

    ``ref`` is the end as the user named it, ``mode`` how it was read: ``regen``, ``committed``, ``folder``,
    ``schema`` or ``args``.  ``schema_id``, ``generator_id`` and ``config_id`` tell whether two ends had the same of
    each; an empty one is not known.  ``prefix`` is the folder that the files are in, where there is one.  ``known`` are
    the operators there are where none of those that were asked for is among them.
    """

    ref: str
    mode: str
    parts: dict[str, Part]
    commit: str = ""
    schema_id: str = ""
    generator_id: str = ""
    config_id: str = ""
    files: frozenset[str] = frozenset()
    prefix: str = ""
    known: tuple[str, ...] = ()


@dataclass(slots=True)
class Change:
    """What happened to one region; ``old`` or ``new`` is None where it is not there."""

    key: str
    kind: Kind
    old: Part | None
    new: Part | None
    cause: Cause = "unknown"
    edits: tuple[Edit, ...] = ()
    steps: tuple[Step, ...] = ()
    group: str = ""

    @property
    def part(self) -> Part:
        """The region as it is, or as it was last."""
        part = self.new or self.old
        assert part is not None
        return part

    @property
    def schema_changed(self) -> bool:
        """Whether the text of its schema differs, as far as that is known."""
        if self.old is None or self.new is None:
            return True
        return self.old.schema_digest != self.new.schema_digest


@dataclass(slots=True)
class Group:
    """Changes with the same edits, for the same cause."""

    id: str
    kind: Kind
    cause: Cause
    steps: tuple[Step, ...]
    changes: list[Change]

    @property
    def example(self) -> Change:
        """The first of them by key."""
        return self.changes[0]

    def emitters(self) -> tuple[Emitter, ...]:
        """The lines of Python that built them, each once."""
        found = [change.part.emitter for change in self.changes]
        return tuple(dict.fromkeys([emitter for emitter in found if emitter is not None]))

    def schemas(self) -> tuple[Extent, ...]:
        """Their schemas, each once."""
        return tuple(dict.fromkeys([c.part.schema for c in self.changes if c.part.schema is not None]))


@dataclass
class Comparison:
    """Two ends compared: the changes by key, and in groups, the largest first.

    ``total`` counts the regions of both ends, ``same`` those that did not change.
    """

    base: Snapshot
    head: Snapshot
    changes: list[Change]
    groups: list[Group]
    total: int
    same: int
    notes: list[str] = field(default_factory=list)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many changes there are of each kind, in the order of `KINDS`."""
        counts: dict[str, int] = dict.fromkeys(KINDS, 0)
        for change in self.changes:
            counts[change.kind] += 1
        return counts

    @cached_property
    def files(self) -> int:
        """How many files differ."""
        return len({path for change in self.changes for path in _paths(change)})

    def smallest_first(self) -> Iterator[Group]:
        """The groups as they are shown: the odd ones first, for there the bug is."""
        return iter(sorted(self.groups, key=lambda group: (len(group.changes), group.example.key)))


def _paths(change: Change) -> Sequence[str]:
    return [part.path for part in (change.old, change.new) if part is not None]
