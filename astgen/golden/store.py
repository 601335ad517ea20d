"""The store: a folder of goldens, and what it says of the code that a test has."""

from __future__ import annotations

import os
from hashlib import sha256
from typing import Literal

from astgen.golden.index import Index, open_index, unreadable
from astgen.golden.listing import Siblings, content
from astgen.golden.names import GoldenError, index_path, parse_name, path_of
from astgen.golden.text import digest_of, header_line, normal, read, written
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
        self._siblings = Siblings(folder)
        self._indexes: dict[str, Index] = {}

    def compare(self, golden: Golden) -> Verdict:
        """Compare a test's text with its golden; the header does not count, but is told apart.

        Raises `GoldenError` for a name that is none or takes the file of another one, for a golden of a later
        format, and for one that cannot be read.
        """
        path = path_of(golden.name)
        first = self._taken.setdefault(path.casefold(), golden.name)
        if first != golden.name and parse_name(first) != parse_name(golden.name):
            raise GoldenError(f"{first} and {golden.name} would have the same golden file {path}")
        body = normal(golden.text)
        if not golden.filed:
            return self._compare_digest(golden, path, body)
        source = header_line(golden.source or golden.name)
        new = written(source, body)
        try:
            data = content(f"{self.folder}/{path}")
        except (FileNotFoundError, NotADirectoryError):
            self._siblings.claim(path)  # there is none of the same name but for the case
            return Verdict(golden, "new", path, path)
        except OSError as error:
            raise unreadable(error) from None
        if data == new:
            return Verdict(golden, "same", path, path)
        old = read(data, os.path.join(self.folder, path))
        digest = sha256(data).hexdigest()
        if old.unmerged:
            return Verdict(golden, "new", path, path, old_sha256=digest, note=UNMERGED)
        if old.body != body:
            line = old.header_lines + first_difference(old.body, body)
            return Verdict(golden, "changed", path, path, line, old.body, old.source, digest)
        kind: Kind = "same" if old.source == source and old.header_lines else "header"
        return Verdict(golden, kind, path, path, 1, old.body, old.source, digest)

    def _compare_digest(self, golden: Golden, path: str, body: str) -> Verdict:
        name = parse_name(golden.name)
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


def first_difference(old: str, new: str) -> int:
    """The line, from 1, of the first difference between two texts; the last one where one goes on."""
    before, after = old.splitlines(), new.splitlines()
    for number, (a, b) in enumerate(zip(before, after, strict=False), 1):
        if a != b:
            return number
    return max(1, min(len(before), len(after)))
