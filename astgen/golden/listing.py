"""What lies in a folder of goldens: thousands of small files, each in a folder of its own, listed as fast as can be."""

from __future__ import annotations

import os
from collections.abc import Iterator

from astgen.golden.names import GoldenError


def files(folder: str) -> Iterator[str]:
    """The files below a folder, relative to it and with slashes; no order.  Links to folders are files here."""
    waiting = [("", folder)]
    while waiting:
        inside, here = waiting.pop()
        try:
            entries = os.scandir(here)
        except OSError:  # not there, or nobody may look
            continue
        with entries:
            for entry in entries:
                path = f"{inside}{entry.name}"
                if entry.is_dir(follow_symlinks=False):
                    waiting.append((f"{path}/", entry.path))
                else:
                    yield path


def content(path: str) -> bytes:
    """What a small file holds, in three calls of the system where `open` makes eight.  Raises `OSError`."""
    file = os.open(path, _READ)
    try:
        data = more = os.read(file, _AT_ONCE)
        while len(more) == _AT_ONCE:
            more = os.read(file, _AT_ONCE)
            data += more
        return data
    except OSError as error:
        error.filename = path
        raise
    finally:
        os.close(file)


_AT_ONCE = 1 << 16
_READ = os.O_RDONLY | getattr(os, "O_BINARY", 0)


def may_be_test(path: str) -> bool:
    """Whether pytest could take a file for a test: it is neither a golden, nor an index, nor a text beside them."""
    return not path.endswith((".cpp", ".txt")) or path.rpartition("/")[2].startswith("test")


class Siblings:
    """The names in the folders of goldens without their case, each folder as it was when it was first asked for.

    On some file systems two names that differ only in case are one file: there must be no such two.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._names: dict[str, dict[str, set[str]]] = {}

    def claim(self, path: str) -> None:
        """Take the path of a new golden, relative to the folder of goldens.

        Raises `GoldenError` where a file or a folder is there, or claimed, whose name differs only in case.
        """
        inside = ""
        for part in path.split("/"):
            names = self._names.get(inside)
            if names is None:
                names = self._names[inside] = self._listed(inside)
            for other in names.setdefault(part.casefold(), {part}) - {part}:
                taken = os.path.join(self._folder, f"{inside}{other}")
                raise GoldenError(f"the golden file {path} and {taken} would be one where names have no case")
            inside = f"{inside}{part}/"

    def _listed(self, inside: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        try:
            for name in os.listdir(os.path.join(self._folder, inside)):
                found.setdefault(name.casefold(), set()).add(name)
        except OSError:  # not there yet, or nobody may look
            pass
        return found
