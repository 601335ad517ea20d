"""The store: a folder of goldens, and what it says of the code that a test has."""

from __future__ import annotations

import os
from functools import lru_cache
from hashlib import sha256
from typing import Literal

from astgen.golden.names import GoldenError, Name, golden_path, index_path, parse_name
from astgen.golden.text import Index, digest_of, header_line, normal, read, read_index, written
from astgen.record import record

Kind = Literal["same", "new", "changed", "header"]
UNMERGED = "the golden has conflict markers"


@record
class Golden:
    """What a test has for a golden: its name, the text, and the source that the header says (its schema).

    ``schema`` and ``emitter`` are places for a message; ``filed`` is whether it has a file of its own, else a line
    in the digest index of its lowering.
    """

    name: str
    text: str
    source: str = ""
    schema: str = ""
    emitter: str = ""
    filed: bool = True


@record
class Verdict:
    """How a golden and its test compare.

    ``path`` is the golden file below the folder, ``file`` the one that is written (the index for a golden without
    a file), ``line`` where they differ first.  ``old`` is the golden's text, None where it is missing or only a
    digest is kept; ``old_sha256`` the digest of the whole file, or the one in the index, empty where there is none.
    """

    golden: Golden
    kind: Kind
    path: str
    file: str
    line: int = 1
    old: str | None = None
    old_source: str = ""
    old_sha256: str = ""
    note: str = ""


class Store:
    """The goldens below a folder, as they are when they are first asked for."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._taken: dict[str, str] = {}
        self._indexes: dict[str, Index] = {}

    def compare(self, golden: Golden) -> Verdict:
        """Compare a test's text with its golden; the header does not count, but is told apart.

        Raises `GoldenError` for a name that is none or takes the file of another one, and for a golden of a later
        format.
        """
        name = parse_name(golden.name)
        path = golden_path(name)
        first = self._taken.setdefault(path.casefold(), str(name))
        if first != str(name):
            raise GoldenError(f"{first} and {golden.name} would have the same golden file {path}")
        body = normal(golden.text)
        if not golden.filed:
            return self._compare_digest(golden, name, path, body)
        source = header_line(golden.source or golden.name)
        new = written(source, body)
        try:
            with open(os.path.join(self.folder, path), "rb") as file:
                data = file.read()
        except (FileNotFoundError, NotADirectoryError):
            check_siblings(self.folder, path)
            return Verdict(golden, "new", path, path)
        if data == new:
            return Verdict(golden, "same", path, path)
        content = read(data, os.path.join(self.folder, path))
        digest = sha256(data).hexdigest()
        if content.unmerged:
            return Verdict(golden, "new", path, path, old_sha256=digest, note=UNMERGED)
        if content.body != body:
            line = content.header_lines + first_difference(content.body, body)
            return Verdict(golden, "changed", path, path, line, content.body, content.source, digest)
        kind: Kind = "same" if content.source == source and content.header_lines else "header"
        return Verdict(golden, kind, path, path, 1, content.body, content.source, digest)

    def _compare_digest(self, golden: Golden, name: Name, path: str, body: str) -> Verdict:
        file = index_path(name)
        index = self._indexes.get(file)
        if index is None:
            index = self._indexes[file] = open_index(os.path.join(self.folder, file))
        key = str(name.key)
        old = index.digests.get(key)
        if old == digest_of(body):
            return Verdict(golden, "same", path, file)
        if old is None:
            note = UNMERGED if index.unmerged else ""
            return Verdict(golden, "new", path, file, note=note)
        return Verdict(golden, "changed", path, file, index.lines[key], old_sha256=old)


def open_index(path: str) -> Index:
    """The digest index of a file; an empty one where there is none."""
    try:
        with open(path, "rb") as file:
            return read_index(file.read())
    except (FileNotFoundError, NotADirectoryError):
        return Index({}, {})


def first_difference(old: str, new: str) -> int:
    """The line, from 1, of the first difference between two texts; the last one where one goes on."""
    before, after = old.splitlines(), new.splitlines()
    for number, (a, b) in enumerate(zip(before, after, strict=False), 1):
        if a != b:
            return number
    return max(1, min(len(before), len(after)))


def check_siblings(folder: str, path: str) -> None:
    """Raise `GoldenError` where a file or folder is there whose name differs from a new golden's only in case."""
    here = folder
    for part in path.split("/"):
        for other in _names(here, _changed(here)).get(part.casefold(), ()):
            if other != part:
                taken = os.path.join(here, other)
                raise GoldenError(f"the golden file {path} and {taken} would be one where names have no case")
        here = os.path.join(here, part)


def _changed(folder: str) -> int:
    try:
        return os.stat(folder).st_mtime_ns
    except OSError:
        return 0


@lru_cache(4096)
def _names(folder: str, changed: int) -> dict[str, list[str]]:
    """The names in a folder by their case-folded form; ``changed`` is when the folder last did."""
    found: dict[str, list[str]] = {}
    try:
        for name in os.listdir(folder):
            found.setdefault(name.casefold(), []).append(name)
    except OSError:
        pass
    return found
