"""Where generated code came from, and what came from a line: both ways through the sidecar of an output folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from astgen.cpp.declared import declared_names
from astgen.cpp.print import Style
from astgen.driver import derivatives_for, load, operator_emitters
from astgen.emit.sourcemap import MAP, MappedFile, Place, SourceMap, read_map, shown_path
from astgen.errors import AstgenError, Note, OutputError, ProfileError, did_you_mean
from astgen.lowerings.registry import lowering_of
from astgen.origin import Emitter
from astgen.profiles.registry import get_profile
from astgen.record import record
from astgen.regions import parse_key


@record
class Found:
    """Lines of a generated file and what they belong to; ``path`` names the file from the working folder."""

    path: str
    place: Place


class Folder:
    """An output folder with its map."""

    def __init__(self, path: Path, found: SourceMap) -> None:
        self.path = path
        self.map = found

    def name(self, path: str) -> str:
        """A file of the folder as it is named from the working folder."""
        return shown_path(str(self.path / path))

    def at(self, relative: str, line: int) -> Found:
        """What a line of one of its files belongs to.

        Raises `OutputError` for a file that the map is not of, or not any more, and for a line that there is not.
        """
        file = self.map.files.get(relative)
        shown = self.name(relative)
        if file is None:
            raise OutputError(f"{self.name(MAP)} has nothing of {shown}", notes=[GENERATE])
        if not self.is_current(relative, file):
            raise OutputError(f"{shown} is not the file that {self.name(MAP)} is of", notes=[GENERATE])
        place = file.at(line)
        if place is None:
            last = file.places[-1].last_line if file.places else 0
            raise ProfileError(f"{shown} has {last:,} lines, and so no line {line}")
        return Found(shown, place)

    def is_current(self, relative: str, file: MappedFile) -> bool:
        """Whether a file is the one that the map was made of."""
        try:
            return sha256((self.path / relative).read_bytes()).hexdigest() == file.sha256
        except OSError:
            return False

    def places(self) -> Iterator[Found]:
        """All places of all files."""
        for path, file in self.map.files.items():
            name = self.name(path)
            yield from [Found(name, place) for place in file.places]

    def text_of(self, found: Found) -> list[str]:
        """The lines of the file of a place."""
        return _lines(str(found.path))


GENERATE = Note("`astgen gen --map` writes the map anew")


@lru_cache(8)
def _lines(path: str) -> list[str]:
    return Path(path).read_text("utf-8", errors="replace").split("\n")


def folder_of(path: str) -> tuple[Folder, str]:
    """The output folder that a generated file is in, and the file's path in it.

    Raises `OutputError` where no folder above the file has a map, or where there is no such file.
    """
    full = Path(os.path.abspath(path))
    if not full.is_file():
        raise OutputError(f"there is no file {path}")
    for above in full.parents:
        if (above / MAP).is_file():
            return open_folder(above), full.relative_to(above).as_posix()
    raise OutputError(f"no folder above {path} has a {MAP}", notes=[GENERATE])


def open_folder(path: Path) -> Folder:
    """An output folder.  Raises `OutputError` for one without a map that can be understood."""
    found = read_map(path)
    if found is None:
        raise OutputError(f"{shown_path(str(path))} has no {MAP}, or none that can be understood", notes=[GENERATE])
    return Folder(path, found)


def made_from(folder: Folder, path: str, line: int) -> list[Found]:
    """Everything that came from a line: of an operator's entry in a schema file, or of Python that built it."""
    full = os.path.abspath(path)
    found = []
    for one in folder.places():
        schema, emitter = one.place.source.schema, one.place.source.emitter
        from_schema = schema is not None and schema.line <= line < schema.end_line and _same(schema.path, full)
        from_python = emitter is not None and emitter.line == line and _same(emitter.path, full)
        if from_schema or from_python:
            found.append(one)
    return found


def _same(path: str, full: str) -> bool:
    return os.path.abspath(path) == full


def finest_emitter(folder: Folder, found: Found, line: int) -> Emitter | None:
    """The line of Python that built one line of a region, by lowering its operator again.

    None where that is not known: for what belongs to no operator, and where what it was generated from has changed.
    """
    key, made = parse_key(found.place.key), folder.map.made
    if not operator_of(found.place.key) or made.get("profile") is None:
        return None
    try:
        profile = get_profile(made["profile"]).calling(made["call"])
        lowering = lowering_of(profile, key.lowering.partition("+")[0])
        operators = load(profile, made["schemas"])
        operator = next((one for one in operators if str(one.name) == key.operator), None)
        if lowering.whole is not None or operator is None:
            return None
        derivatives = derivatives_for([lowering], profile, operators, made["derivatives"])
        style = Style(width=made["width"])
        emitters = operator_emitters(operator, lowering, profile, style, derivatives).get(found.place.key, [])
    except AstgenError:
        return None
    relative = Path(os.path.abspath(found.path)).relative_to(folder.path).as_posix()
    before = [one for one in folder.map.files[relative].places if one.key == found.place.key]
    rows = [number for one in before for number in range(one.first_line, one.last_line + 1)]
    return emitters[rows.index(line)] if len(rows) == len(emitters) else None


@dataclass(slots=True)
class Made:
    """A region of an operator: where it stands, and the C++ names that it declares."""

    found: Found
    names: list[str] = field(default_factory=list)


def made_for(folder: Folder, glob: str) -> list[Made]:
    """Everything that belongs to operators whose name, with its overload, matches a glob.

    Raises `ProfileError` where none does.
    """
    operators: dict[str, list[Found]] = {}
    for one in folder.places():
        operator = operator_of(one.place.key)
        if operator:
            operators.setdefault(operator, []).append(one)
    names = [name for name in operators if fnmatchcase(name, glob)]
    if not names:
        raise ProfileError(f"no operator matches {glob!r}", notes=did_you_mean(glob, operators))
    return [Made(one, _names(folder, one)) for name in names for one in operators[name]]


def operator_of(key: str) -> str:
    """The operator of a region's key; empty for a banner."""
    operator = parse_key(key).operator
    return "" if operator.startswith("@") else operator


def _names(folder: Folder, found: Found) -> list[str]:
    """The names that a region declares, with the namespaces around it."""
    lines = folder.text_of(found)
    first, last = found.place.first_line, found.place.last_line
    scope: list[str] = []
    for line in lines[: first - 1]:
        if line.startswith("namespace ") and line.endswith("{"):
            scope.append(line.removeprefix("namespace ").removesuffix("{").strip())
        elif line.startswith("} // namespace"):
            scope.pop()
    around = "::".join(filter(None, scope))
    declared = declared_names("\n".join(lines[first - 1 : last]))
    return list(dict.fromkeys([f"{around}::{name}" if around else name for name in declared]))
