"""Comparing the code of two runs: which kernels differ, and in which lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from typing import Literal

Kind = Literal["added", "removed", "changed"]


@dataclass(frozen=True, slots=True)
class Difference:
    """A kernel that differs; ``base`` or ``head`` is None where it is not there."""

    key: str
    kind: Kind
    base: str | None
    head: str | None

    def unified(self) -> str:
        """The difference as a patch, the key in its heads and hunks."""
        lines = unified_diff(
            (self.base or "").splitlines(keepends=True),
            (self.head or "").splitlines(keepends=True),
            f"base {self.key}" if self.base is not None else "/dev/null",
            f"head {self.key}" if self.head is not None else "/dev/null",
            n=3,
        )
        return "".join(f"{line.rstrip()} {self.key}\n" if line.startswith("@@") else line for line in lines)


def compare(base: Mapping[str, str], head: Mapping[str, str]) -> Iterator[Difference]:
    """The kernels that differ, in the order of the head, what it lacks last; each mapping is from key to text."""
    for key, text in head.items():
        before = base.get(key)
        if before is None:
            yield Difference(key, "added", None, text)
        elif before != text:
            yield Difference(key, "changed", before, text)
    for key, text in base.items():
        if key not in head:
            yield Difference(key, "removed", text, None)
