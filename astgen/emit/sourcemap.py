"""The sidecar of an output folder: what every line of every file belongs to, and where that came from.

It is JSON of the form ``astgen.map/1``:

* ``root``: the folder that relative paths in it start from, relative to the folder that the map is in;
* ``schemas``: ``[path, line, column, end_line, digest]`` for each entry of a schema file, ``end_line`` being the line
  after it and ``digest`` standing for its text;
* ``emitters``: ``[path, line, function]`` for each line of Python that built something;
* ``made``: the options that the files were generated with;
* ``files``: by path ``sha256`` of the file and its ``lines``, sorted: ``[first, last, key, schema, emitter]``, the last
  two being indexes, or -1.
"""

from __future__ import annotations

import json
import os
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from astgen.emit.files import GeneratedFile
from astgen.origin import Emitter, Extent, Origin
from astgen.record import record
from astgen.regions import Owner
from astgen.schema.extents import extent_of

MAP = ".astgen-map.json"
FORMAT = "astgen.map/1"


@record
class Source:
    """Where a region came from: its schema, with a digest of its text, and the line of Python that built it."""

    schema: Extent | None = None
    schema_digest: str = ""
    emitter: Emitter | None = None


@record
class Place:
    """Lines of a generated file, from 1: the first, the last, the key of what they belong to, and its source."""

    first_line: int
    last_line: int
    key: str
    source: Source


@dataclass(slots=True)
class MappedFile:
    """The places of a file in the order of its lines, and the digest of the text they are of."""

    sha256: str
    places: list[Place]

    def at(self, line: int) -> Place | None:
        """What a line, from 1, belongs to."""
        i = bisect_right(self.places, line, key=lambda place: place.first_line) - 1
        return self.places[i] if i >= 0 and line <= self.places[i].last_line else None


@dataclass(slots=True)
class SourceMap:
    """The places of all files of an output folder, by path relative to it, and the options that they were made with."""

    files: dict[str, MappedFile] = field(default_factory=dict)
    made: dict[str, Any] = field(default_factory=dict)

    def places_of(self, key: str) -> Iterator[tuple[str, Place]]:
        """Where the lines of a key stand."""
        for path, file in self.files.items():
            yield from [(path, place) for place in file.places if place.key == key]


def source_map(files: Iterable[GeneratedFile]) -> SourceMap:
    """The map of files that were generated with their placements."""
    mapper = Mapper()
    return SourceMap({file.path: mapper(file) for file in files if file.placements})


class Mapper:
    """Makes the places of the files of one run; what operators came from is read once for all of them."""

    def __init__(self) -> None:
        self._schemas: dict[Origin, tuple[Extent, str]] = {}
        self._sources: dict[tuple[Origin | None, Emitter | None], Source] = {}

    def __call__(self, file: GeneratedFile) -> MappedFile:
        """The places of a generated file."""
        places = [
            Place(placed.first_line, placed.last_line, placed.owner.key, self._source(placed.owner))
            for placed in file.placements
        ]
        return MappedFile(sha256(file.text.encode()).hexdigest(), places)

    def _source(self, owner: Owner) -> Source:
        found = self._sources.get((owner.origin, owner.emitter))
        if found is None:
            extent, digest = self._schema(owner.origin) if owner.origin is not None else (None, "")
            found = self._sources[owner.origin, owner.emitter] = Source(extent, digest, owner.emitter)
        return found

    def _schema(self, origin: Origin) -> tuple[Extent, str]:
        found = self._schemas.get(origin)
        if found is None:
            extent = extent_of(origin)
            found = self._schemas[origin] = (extent, digest_of(extent))
        return found


def digest_of(extent: Extent) -> str:
    """What stands for the text of some lines of a file: 16 hexadecimal digits of its SHA-256, empty without a file."""
    try:
        status = os.stat(extent.path)
        lines = _lines(extent.path, status.st_mtime_ns, status.st_size)
    except OSError:
        return ""
    return sha256("\n".join(lines[extent.line - 1 : extent.end_line - 1]).encode()).hexdigest()[:16]


@lru_cache(8)
def _lines(path: str, changed: int, size: int) -> tuple[str, ...]:
    text = Path(path).read_text("utf-8-sig", errors="replace")
    return tuple(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))


# --- as JSON ---


def encoded(found: SourceMap, folder: Path) -> str:
    """The map as the JSON text of the sidecar of a folder; relative paths in it are from the working folder."""
    schemas: dict[tuple[object, ...], int] = {}
    emitters: dict[tuple[object, ...], int] = {}

    def row(place: Place) -> list[object]:
        source, extent, emitter = place.source, place.source.schema, place.source.emitter
        schema = -1
        if extent is not None:
            entry = (extent.path, extent.line, extent.column, extent.end_line, source.schema_digest)
            schema = schemas.setdefault(entry, len(schemas))
        line = -1
        if emitter is not None:
            line = emitters.setdefault((emitter.path, emitter.line, emitter.function), len(emitters))
        return [place.first_line, place.last_line, place.key, schema, line]

    files = {
        path: {"sha256": file.sha256, "lines": [row(place) for place in file.places]}
        for path, file in sorted(found.files.items())
    }
    root = os.path.relpath(Path.cwd(), folder)
    head = {"schema": FORMAT, "root": root, "made": found.made, "schemas": list(schemas), "emitters": list(emitters)}
    return json.dumps({**head, "files": files}, separators=(",", ":")) + "\n"


def read_map(folder: Path) -> SourceMap | None:
    """The map of an output folder; None where there is none, or none that can be understood."""
    try:
        data = json.loads((folder / MAP).read_bytes())
        return _decoded(data, folder) if data["schema"] == FORMAT else None
    except (OSError, ValueError, TypeError, KeyError, IndexError, RecursionError):
        return None


def _decoded(data: dict[str, Any], folder: Path) -> SourceMap:
    root = os.path.normpath(folder / data["root"])

    @cache
    def from_here(path: str) -> str:
        return path if os.path.isabs(path) else shown_path(os.path.join(root, path))

    schemas = [
        (Extent(from_here(path), line, column, end), digest) for path, line, column, end, digest in data["schemas"]
    ]
    emitters = [Emitter(from_here(path), line, function) for path, line, function in data["emitters"]]
    sources: dict[tuple[int, int], Source] = {}

    def place(first: int, last: int, key: str, schema: int, emitter: int) -> Place:
        source = sources.get((schema, emitter))
        if source is None:
            extent, digest = schemas[schema] if schema >= 0 else (None, "")
            source = Source(extent, digest, emitters[emitter] if emitter >= 0 else None)
            sources[schema, emitter] = source
        return Place(first, last, key, source)

    files = {
        path: MappedFile(entry["sha256"], [place(*row) for row in entry["lines"]])
        for path, entry in data["files"].items()
    }
    return SourceMap(files, data["made"])


def shown_path(path: str) -> str:
    """A path relative to the working folder where it is below that, else absolute."""
    return _shown_path(path, os.getcwd())


@lru_cache(1 << 12)
def _shown_path(path: str, here: str) -> str:
    full = os.path.normpath(os.path.join(here, path))
    return os.path.relpath(full, here) if full.startswith(here + os.sep) else full
