"""Reviewing pending goldens: one after the other by single keys, or all of them printed."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Callable, Sequence

import click

from astgen.cli.golden_digests import old_text_hint
from astgen.cli.terminal import print_code
from astgen.golden.accept import accept, reject
from astgen.golden.messages import accept_command, patch
from astgen.golden.pending import Item, PendingTree

KEYS = "[a]ccept [r]eject [s]kip [g]roup [d]iff [o]pen, [A]ll [R] [S], [q]uit"
_WHOLE = 1_000_000


def diff_text(item: Item, context: int = 3) -> str:
    """The difference of an item as a patch; of a conflict, that between the two texts that tests want."""
    before = (item.other, "one test") if item.kind == "conflict" else (item.old or "", f"golden {item.name}")
    lines = list(patch(before[0], item.text, before[1], "now", context))
    if item.kind == "header":
        lines = [f"-// {item.old_source}", f"+// {item.source}", *lines]
    hint = old_text_hint(item)
    if hint:
        lines = [f"# {hint}", *lines]
    return "".join([f"{line}\n" for line in lines])


def print_all(items: Sequence[Item], color: str, line: Callable[[Item], str]) -> None:
    """Print each difference and how to accept it; of a group, how to accept the whole."""
    group = ""
    for item in items:
        if item.group != group:
            group = item.group
            size = sum(other.group == group for other in items)
            print(f"== {group}: {size} of kind {item.kind}, cause {item.cause}: astgen golden accept --group {group}")
        print(line(item))
        print_code(diff_text(item), color, "diff")
        print(f"to accept it: {accept_command(item.name)}\n")


class Review:
    """A review on a terminal.  ``read_key`` gives one key, `click.getchar` unless a test plays the person."""

    def __init__(
        self,
        items: Sequence[Item],
        pending: PendingTree,
        root: str,
        color: str,
        line: Callable[[Item], str],
        read_key: Callable[[], str] = click.getchar,
    ) -> None:
        self._left = list(items)
        self._total = len(items)
        self._pending = pending
        self._root = root
        self._color = color
        self._line = line
        self._read_key = read_key
        self._context = 3
        self._refused = 0
        self._skipped: list[Item] = []

    def run(self) -> tuple[int, int]:
        """Go through the items; how many are left pending, and how many were refused."""
        while self._left:
            item = self._left[0]
            self._show(item)
            if not self._act(self._read_key(), item):
                break
        return len(self._left) + len(self._skipped), self._refused

    def _show(self, item: Item) -> None:
        size = sum(other.group == item.group for other in self._left)
        number = self._total - len(self._left) + 1
        print(f"\n{number}/{self._total} {self._line(item)}")
        print(f"group {item.group}: {size} left, cause {item.cause}; {item.source}")
        print_code(diff_text(item, self._context), self._color, "diff")
        print(KEYS, flush=True)

    def _act(self, key: str, item: Item) -> bool:
        """Do what a key says; whether to go on."""
        group = [other for other in self._left if other.group == item.group]
        match key:
            case "a":
                self._accept([item])
            case "g":
                self._accept(group)
            case "A":
                self._accept(list(self._left))
            case "r":
                self._reject([item])
            case "R":
                self._reject(list(self._left))
            case "s":
                self._skip([item])
            case "S":
                self._skip(list(self._left))
            case "d":
                self._context = _WHOLE if self._context == 3 else 3
            case "o":
                self._open(item)
            case "q" | "\x03" | "\x04" | "\x1b":
                return False
        return True

    def _accept(self, items: Sequence[Item]) -> None:
        outcome = accept(items, self._pending, self._root)
        for item, reason in outcome.refused:
            print(f"refused: {item.name}: {reason}")
        self._refused += len(outcome.refused)
        self._skip([item for item, _ in outcome.refused])
        self._drop(items)

    def _reject(self, items: Sequence[Item]) -> None:
        reject(items, self._pending)
        self._drop(items)

    def _skip(self, items: Sequence[Item]) -> None:
        self._skipped += items
        self._drop(items)

    def _drop(self, items: Sequence[Item]) -> None:
        gone = {item.name for item in items}
        self._left = [item for item in self._left if item.name not in gone]

    def _open(self, item: Item) -> None:
        editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi"
        path = os.path.join(self._root, item.folder, item.file)
        try:
            subprocess.run([*shlex.split(editor), f"+{item.line}", path], check=False)
        except (OSError, ValueError) as error:
            print(f"cannot run {editor}: {error}")
