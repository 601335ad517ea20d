"""Which lines of a schema file an entry takes: what a change of the schema is told apart by."""

from __future__ import annotations

import os
from bisect import bisect_right
from functools import lru_cache

from astgen.errors import AstgenError
from astgen.origin import Extent, Origin
from astgen.schema.yaml import read_entries
from astgen.schema.yaml_syntax import read_source


def extent_of(origin: Origin) -> Extent:
    """The lines of the entry that a place in a schema file belongs to, without the comments and blank lines after it.

    The file is read when it is first asked for, and again when it changes.  Where there is no such file (operators
    can come from text) or it cannot be read any more, the extent is the line itself.
    """
    try:
        status = os.stat(origin.path)
        starts, ends = _entries(origin.path, status.st_mtime_ns, status.st_size)
    except (OSError, ValueError, AstgenError):
        starts, ends = (), ()
    found = bisect_right(starts, (origin.line, origin.column)) - 1
    if found < 0 or ends[found] <= origin.line:
        return Extent(origin.path, origin.line, origin.column, origin.line + 1)
    return Extent(origin.path, *starts[found], ends[found])


@lru_cache(8)
def _entries(path: str, changed: int, size: int) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """For each entry of a file the line and column it begins at, and the line after its last one."""
    places = [entry.origin() for entry in read_entries(path)]
    source = read_source(path, None)
    lines = source.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    following = [place.line for place in places[1:]] + [len(lines) + 1]
    ends = [_end(lines, place.line, after) for place, after in zip(places, following, strict=True)]
    return tuple((place.line, place.column) for place in places), tuple(ends)


def _end(lines: list[str], first: int, after: int) -> int:
    """The line after the last one with content, among those from ``first`` to before ``after``."""
    while after > first + 1 and lines[after - 2].strip()[:1] in ("", "#"):
        after -= 1
    return max(after, first + 1)
