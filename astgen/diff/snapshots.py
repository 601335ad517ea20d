"""Snapshots of generated files: what was just generated, and what stands in a folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from astgen.diff.model import Part, Snapshot
from astgen.emit.committed import INCLUDE_ROLE, KEY_LINE, split_committed
from astgen.emit.files import GeneratedFile
from astgen.emit.sourcemap import MappedFile, Mapper, Place, Source, read_map, shown_path
from astgen.errors import OutputError
from astgen.origin import Emitter

SUFFIXES = (".cpp", ".h", ".cc", ".hpp", ".cu", ".cuh", ".yaml", ".yml", ".pyi", ".py", ".inc")
"""The files of a folder that are compared."""


def of_files(files: Iterable[GeneratedFile], ref: str, mode: str) -> Snapshot:
    """The snapshot of files that were generated with their placements."""
    collected, mapper = _Collected(), Mapper()
    for file in files:
        collected.add(file.path, file.text, mapper(file).places)
    return collected.snapshot(ref, mode)


def of_folder(folder: Path, ref: str, mode: str = "folder") -> Snapshot:
    """The snapshot of the files of a folder.

    They are split by the map beside them where it is of these files, else by the lines with keys in them; a file that
    has neither is a part by itself, or as many as it has functions with the name at the start of a line.
    Raises `OutputError` where the folder cannot be read.
    """
    found = read_map(folder)
    collected = _Collected()
    try:
        for path in sorted(folder.rglob("*")):
            if path.suffix not in SUFFIXES or not path.is_file():
                continue
            relative = path.relative_to(folder).as_posix()
            content = path.read_bytes()
            text = content.decode("utf-8", "replace").replace("\r\n", "\n")
            known = found.files.get(relative) if found is not None else None
            collected.add(relative, text, _places(relative, content, text, known))
    except OSError as error:
        raise OutputError(f"cannot read {error.filename or folder}: {error.strerror or error}") from error
    return collected.snapshot(ref, mode)


def _places(path: str, content: bytes, text: str, known: MappedFile | None) -> list[Place]:
    if known is not None and known.sha256 == sha256(content).hexdigest():
        return known.places
    if KEY_LINE.search(text):
        return split_committed(text)
    return list(_functions(path, text))


_FUNCTION = re.compile(r"^(?!namespace|using|struct|class|template|static|inline)[A-Za-z_][\w:]*(?=\()", re.M)


def _functions(path: str, text: str) -> Iterator[Place]:
    """The functions of a file of unknown origin, split where a line starts with a name."""
    lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    first, key, seen = 1, f"file:@{path}", dict[str, int]()
    for number, line in enumerate(lines, 1):
        match = _FUNCTION.match(line)
        if match is None:
            continue
        start = number
        while start > first and lines[start - 2].strip() and not lines[start - 2].startswith("}"):
            start -= 1
        if start > first:
            yield Place(first, start - 1, key, Source())
        name = f"file:{match[0].replace('::', '.')}"
        seen[name] = seen.get(name, 0) + 1
        first, key = start, name if seen[name] == 1 else f"{name}#{seen[name]}"
    if first <= len(lines):
        yield Place(first, len(lines), key, Source())


class _Collected:
    """Parts from files, by key: what stands in several places is one part, copies of it left out."""

    def __init__(self) -> None:
        self._parts: dict[str, Part] = {}
        self._files: set[str] = set()

    def add(self, path: str, text: str, places: Iterable[Place]) -> None:
        """Take the parts of a file."""
        self._files.add(path)
        lines = text.split("\n")
        found: dict[str, list[Place]] = {}
        for place in places:
            found.setdefault(_key(place.key, path), []).append(place)
        for key, several in found.items():
            part = _part(key, path, several, lines)
            before = self._parts.setdefault(key, part)
            if before is not part and before.text != part.text:  # declared here and defined there
                before.text += part.text

    def snapshot(self, ref: str, mode: str) -> Snapshot:
        """All that was taken."""
        return Snapshot(ref, mode, self._parts, files=frozenset(self._files))


def _key(key: str, path: str) -> str:
    """The key of a part: what belongs to no operator, and includes, which operators share, are one for each file."""
    lowering, _, rest = key.partition(":")
    if rest.endswith(INCLUDE_ROLE) or rest in ("@banner", "@frame", "@whole"):
        return f"{lowering}:@frame/{path}"
    return key


def _part(key: str, path: str, places: list[Place], lines: list[str]) -> Part:
    first, last, source = places[0].first_line, places[-1].last_line, places[0].source
    numbers: tuple[int, ...] = ()
    if len(places) == 1 and ":@" not in key:
        content = lines[first - 1 : last]
    else:  # without the empty lines between
        within = [number for place in places for number in range(place.first_line, place.last_line + 1)]
        numbers = tuple([number for number in within if lines[number - 1]])
        content = [lines[number - 1] for number in numbers]
    schema = source.schema if ":@" not in key else None
    text = "\n".join([*content, ""])
    emitter = source.emitter
    if emitter is not None:
        emitter = Emitter(shown_path(emitter.path), emitter.line, emitter.function)
    return Part(key, text, path, first, last, schema, source.schema_digest, emitter, numbers)
