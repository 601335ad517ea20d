"""Comparing what astgen writes with what torchgen writes, declaration by declaration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from support.cpp_text import units
from support.torchgen_yaml import native_functions

Units = Counter[tuple[str, ...]]


def counted(texts: Iterable[str]) -> Units:
    """The declarations and definitions of some texts, each as its tokens."""
    found: Units = Counter()
    for text in texts:
        found.update(map(tuple, units(text)))
    return found


def torchgens(compute: Callable[[object], str | None]) -> Units:
    """What torchgen makes of every function by one of its own."""
    return counted(text for function in native_functions() if (text := compute(function)))


def compare(family: str, ours: Units, theirs: Units, total: int) -> None:
    """All are equal, none is missing and none is extra."""
    equal = (ours & theirs).total()
    print(f"{family:<24} {equal:>6} / {theirs.total()}")
    assert not theirs - ours, "missing or different"
    assert not ours - theirs, "extra"
    assert ours.total() == total
