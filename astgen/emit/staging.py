"""Files on their way to a folder: written beside their places, then moved there."""

from __future__ import annotations

import contextlib
import os
from errno import EISDIR, ENOTDIR


class Staging:
    """Takes files for places below a folder, and moves them all there at the end.

    A folder is listed once: asking for each of thousands of files costs more than writing it.
    """

    def __init__(self, root: str) -> None:
        self._root = root
        self._waiting: dict[str, str] = {}
        self._made: list[str] = []
        self._listings: dict[str, dict[str, bool]] = {}
        self._suffix = f".{os.getpid()}-{os.urandom(4).hex()}.tmp"

    def folder(self, path: str) -> dict[str, bool]:
        """What a folder below the root has: each name, and whether it is a folder.  It is made where it is missing."""
        found = self._listings.get(path)
        if found is None:
            place = os.path.join(self._root, path) if path else self._root
            self._make(place)
            with os.scandir(place) as entries:
                found = self._listings[path] = {entry.name: entry.is_dir() for entry in entries}
        return found

    def _make(self, path: str) -> None:
        missing = []
        while not os.path.isdir(path):
            missing.append(path)
            path = os.path.dirname(path) or "."
        for folder in reversed(missing):
            with contextlib.suppress(FileExistsError):
                os.mkdir(folder)
                self._made.append(folder)
            if not os.path.isdir(folder):
                raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), folder)

    def prepare(self, path: str, content: bytes) -> bool:
        """Write content beside a file, unless the file has it already: whether it was written."""
        folder, _, name = path.rpartition("/")
        there = self.folder(folder).get(name)
        place = f"{self._root}/{path}"
        if there is not None and self._has(place, there, content):
            return False
        temporary = f"{place[: -len(name)]}.{name}{self._suffix}"
        self._waiting[place] = temporary
        try:
            write_new(temporary, content)
        except OSError as error:
            error.filename = place
            raise
        return True

    @staticmethod
    def _has(place: str, is_folder: bool, content: bytes) -> bool:
        """Whether the file at a place has this content.  Raises `IsADirectoryError` where a folder stands there."""
        if is_folder:
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR), place)
        with contextlib.suppress(FileNotFoundError):
            if os.stat(place).st_size == len(content):
                with open(place, "rb") as file:
                    return file.read() == content
        return False

    def replace_all(self) -> None:
        """Move the files to their places."""
        for place in list(self._waiting):
            os.replace(self._waiting[place], place)
            del self._waiting[place]

    def clean_up(self) -> None:
        """Remove what an error left: the files that wait, and the folders that were made for them."""
        for temporary in self._waiting.values():
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        for folder in reversed(self._made):
            with contextlib.suppress(OSError):
                os.rmdir(folder)


def write_new(path: str, content: bytes) -> None:
    """Write a file that is not there yet."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        rest = content
        while rest:
            rest = rest[os.write(descriptor, rest) :]
    finally:
        os.close(descriptor)
