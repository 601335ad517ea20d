"""Accepting and rejecting: goldens change here and nowhere else, one file at a time and each in one step."""

from __future__ import annotations

import os
from collections.abc import Iterable
from hashlib import sha256

from astgen.atomic import replace_file
from astgen.golden.index import Index, open_index, remove_keys, unreadable, written_index
from astgen.golden.listing import Siblings
from astgen.golden.names import GoldenError, index_path, parse_name
from astgen.golden.pending import Item, PendingTree, writing
from astgen.golden.text import written
from astgen.record import record


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
    folders: dict[str, _Folder] = {}
    for item in items:
        place = os.path.join(root, item.folder)
        folder = folders.setdefault(place, _Folder(place))
        first = taken.setdefault(os.path.join(place, item.path).casefold(), item)
        if first.name != item.name:
            refused.append((item, f"{first.name} and {item.name} would have the same golden file {item.path}"))
        elif item.kind == "conflict":
            refused.append((item, "two tests want different text for it"))
        elif not item.filed:
            by_index.setdefault(os.path.join(place, item.file), []).append(item)
        else:
            reason = folder.accept(item)
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
    pending.tidy()
    return Outcome(tuple(accepted), tuple(refused))


def reject(items: Iterable[Item], pending: PendingTree) -> None:
    """Let items go; their goldens stay."""
    for item in items:
        pending.remove(item.path)
    pending.tidy()


STALE = "the golden changed since the test ran; run it again"


class _Folder:
    """A folder of goldens that is written; what one accepted item after the other needs to know of it is read once."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._siblings = Siblings(path)
        self._indexes: dict[str, Index] = {}

    def accept(self, item: Item) -> str:
        """Write a golden file; why not, or nothing."""
        path = os.path.join(self._path, item.path)
        new = written(item.source, item.text)
        try:
            with open(path, "rb") as file:
                now = file.read()
        except (FileNotFoundError, NotADirectoryError):
            now = None
        except OSError as error:
            raise unreadable(error) from None
        if now == new:
            self._leave_index(item)
            return ""
        if (sha256(now).hexdigest() if now is not None else "") != item.old_sha256:
            return STALE
        if now is None:
            try:
                self._siblings.claim(item.path)
            except GoldenError as error:
                return error.message
        with writing():
            replace_file(path, new)
        self._leave_index(item)
        return ""

    def _leave_index(self, item: Item) -> None:
        """A golden that has a file has no line in the index."""
        name = parse_name(item.name)
        path = os.path.join(self._path, index_path(name))
        index = self._indexes.get(path)
        if index is None:
            index = self._indexes[path] = open_index(path)
        if index.digests.pop(str(name.key), None) is not None and not index.unmerged:
            with writing():
                remove_keys(path, [str(name.key)])


def _accept_index(path: str, items: list[Item]) -> tuple[list[Item], list[tuple[Item, str]]]:
    """Write the lines of one digest index, all in one step: those written, and those refused with the reason."""
    digests = open_index(path).digests
    done: list[Item] = []
    stale: list[tuple[Item, str]] = []
    for item in items:
        key = str(parse_name(item.name).key)
        if digests.get(key, "") in (item.old_sha256, item.digest):
            digests[key] = item.digest
            done.append(item)
        else:
            stale.append((item, STALE))
    with writing():
        replace_file(path, written_index(digests))
    return done, stale
