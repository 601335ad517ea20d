"""Accepting and rejecting: goldens change here and nowhere else, one file at a time and each in one step."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import ParamSpec, TypeVar

from astgen.atomic import replace_file
from astgen.errors import OutputError
from astgen.golden.names import GoldenError, index_path, parse_name
from astgen.golden.pending import Item, PendingTree
from astgen.golden.store import check_siblings, open_index
from astgen.golden.text import read_index, written, written_index
from astgen.record import record

P = ParamSpec("P")
T = TypeVar("T")


@record
class Outcome:
    """What became of items: those accepted, and those refused with the reason."""

    accepted: tuple[Item, ...]
    refused: tuple[tuple[Item, str], ...]


def accept(items: Iterable[Item], pending: PendingTree, root: str) -> Outcome:
    """Write what items want to their goldens, and let the items go.

    Each golden is replaced in one step, so that whatever ends the program leaves goldens that are old or new; run
    again, it goes on.  Refused is an item whose golden changed since the test ran, one that two tests want
    differently, and one that would share its file with another.  Raises `OutputError` where a golden cannot be
    written.
    """
    accepted: list[Item] = []
    refused: list[tuple[Item, str]] = []
    by_index: dict[str, list[Item]] = {}
    taken: dict[str, Item] = {}
    for item in items:
        folder = os.path.join(root, item.folder)
        first = taken.setdefault(os.path.join(folder, item.path).casefold(), item)
        if first.name != item.name:
            refused.append((item, f"{first.name} and {item.name} would have the same golden file {item.path}"))
        elif item.kind == "conflict":
            refused.append((item, "two tests want different text for it"))
        elif not item.filed:
            by_index.setdefault(os.path.join(folder, item.file), []).append(item)
        else:
            reason = _guarded(_accept_file, item, folder)
            if reason:
                refused.append((item, reason))
            else:
                accepted.append(item)
                pending.remove(item.path)
    for path, members in by_index.items():
        done, stale = _accept_index(path, members)
        accepted += done
        refused += stale
        for item in done:
            pending.remove(item.path)
    return Outcome(tuple(accepted), tuple(refused))


def reject(items: Iterable[Item], pending: PendingTree) -> None:
    """Let items go; their goldens stay."""
    for item in items:
        pending.remove(item.path)


STALE = "the golden changed since the test ran; run it again"


def _accept_file(item: Item, folder: str) -> str:
    """Write a golden file; why not, or nothing."""
    path = os.path.join(folder, item.path)
    new = written(item.source, item.text)
    try:
        with open(path, "rb") as file:
            now = file.read()
    except (FileNotFoundError, NotADirectoryError):
        now = None
    if now == new:
        return ""
    if (sha256(now).hexdigest() if now is not None else "") != item.old_sha256:
        return STALE
    if now is None:
        try:
            check_siblings(folder, item.path)
        except GoldenError as error:
            return error.message
    replace_file(path, new)
    _leave_index(item, folder)
    return ""


def _leave_index(item: Item, folder: str) -> None:
    """A golden that has a file has no line in the index."""
    name = parse_name(item.name)
    path = os.path.join(folder, index_path(name))
    index = open_index(path)
    if str(name.key) in index.digests and not index.unmerged:
        replace_file(path, written_index({k: v for k, v in index.digests.items() if k != str(name.key)}))


def _accept_index(path: str, items: list[Item]) -> tuple[list[Item], list[tuple[Item, str]]]:
    """Write the lines of one digest index, all in one step."""

    def write() -> tuple[list[Item], list[tuple[Item, str]]]:
        index = open_index(path)
        digests = dict(index.digests)
        done: list[Item] = []
        stale: list[tuple[Item, str]] = []
        for item in items:
            key = str(parse_name(item.name).key)
            if digests.get(key, "") in (item.old_sha256, item.digest):
                digests[key] = item.digest
                done.append(item)
            else:
                stale.append((item, STALE))
        replace_file(path, written_index(digests))
        return done, stale

    return _guarded(write)


def remove_keys(path: str, keys: Iterable[str]) -> None:
    """Take lines out of a digest index; an index without lines is removed."""
    with open(path, "rb") as file:
        digests = read_index(file.read()).digests
    left = {key: digest for key, digest in digests.items() if key not in frozenset(keys)}
    if left:
        replace_file(path, written_index(left))
    else:
        os.unlink(path)


def _guarded(step: Callable[P, T], *arguments: P.args, **keywords: P.kwargs) -> T:
    """A step of writing.  Raises `OutputError` for a place that cannot be written."""
    try:
        return step(*arguments, **keywords)
    except OSError as error:
        place = error.filename2 or error.filename
        raise OutputError(f"cannot write {place}: {error.strerror or error}") from error
