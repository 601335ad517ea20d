"""Files on their way to a folder: written beside their places, then moved there."""

from __future__ import annotations

import contextlib
import os
import re
from errno import EISDIR, ENOTDIR

try:
    from fcntl import LOCK_EX, flock
except ImportError:  # where there is no such lock, two runs at once still give whole files
    flock = None  # type: ignore[assignment]

_LEFT = re.compile(r"\..+\.\d+-[0-9a-f]{8}\.tmp")
"""The name of a file on its way; one that a run leaves behind was killed before it could be moved or removed."""


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
        self._lock: int | None = None

    def lock(self) -> None:
        """Make the root folder, and wait while another run stages files for it.

        The system lets go of the lock when a process ends, also when it is killed.
        """
        self._make(self._root)
        if flock is not None:
            self._lock = os.open(self._root, os.O_RDONLY)
            with contextlib.suppress(OSError):  # file systems without locks
                flock(self._lock, LOCK_EX)
                return
            os.close(self._lock)
            self._lock = None

    def folder(self, path: str) -> dict[str, bool]:
        """What a folder below the root has: each name, and whether it is a folder.  It is made where it is missing."""
        found = self._listings.get(path)
        if found is None:
            place = os.path.join(self._root, path) if path else self._root
            self._make(place)
            with os.scandir(place) as entries:
                found = self._listings[path] = {entry.name: entry.is_dir() for entry in entries}
            if self._lock is not None:
                self._remove_left(place, found)
        return found

    @staticmethod
    def _remove_left(place: str, names: dict[str, bool]) -> None:
        """Remove what a killed run left in a folder: while the lock is held there is no other that needs it."""
        for name in [name for name, is_folder in names.items() if not is_folder and _LEFT.fullmatch(name)]:
            with contextlib.suppress(OSError):
                os.unlink(os.path.join(place, name))
                del names[name]

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
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def write_new(path: str, content: bytes) -> None:
    """Write a file that is not there yet."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        rest = content
        while rest:
            rest = rest[os.write(descriptor, rest) :]
    finally:
        os.close(descriptor)
