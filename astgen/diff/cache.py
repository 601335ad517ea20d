"""Generated code of commits, kept in ``.astgen/cache`` of a repository, so that it is generated once."""

from __future__ import annotations

import contextlib
import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any

from astgen.diff.model import Part, Snapshot
from astgen.diff.sides import Options
from astgen.origin import Emitter, Extent
from astgen.version import version

FOLDER = Path(".astgen") / "cache"
FORMAT = 1
_MOST = 20


def key_of(commit: str, folder: Path, options: Options) -> str:
    """What stands for all that the code depends on: the commit, the folder, the options, and this astgen."""
    parts = (FORMAT, version(), commit, str(folder), options, options.kernels)
    return sha256(repr(parts).encode()).hexdigest()[:32]


def read(top: Path, key: str) -> Snapshot | None:
    """What is kept under a key; None where there is nothing, or nothing that can be understood."""
    try:
        data = json.loads((top / FOLDER / f"{key}.json").read_bytes())
        return _decoded(data)
    except (OSError, ValueError, TypeError, KeyError):
        return None


def write(top: Path, key: str, snapshot: Snapshot) -> None:
    """Keep a snapshot, unless the folder cannot be written: then it is generated again the next time."""
    with contextlib.suppress(OSError):
        folder = top / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        ignore = top / ".astgen" / ".gitignore"
        if not ignore.exists():
            ignore.write_text("*\n")
        temporary = folder / f".{key}.{os.getpid()}.tmp"
        temporary.write_text(json.dumps(_encoded(snapshot)))
        os.replace(temporary, folder / f"{key}.json")
        kept = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        for old in kept[_MOST:]:
            old.unlink()


def _encoded(snapshot: Snapshot) -> dict[str, Any]:
    names = ("ref", "mode", "commit", "schema_id", "generator_id", "config_id")
    return {
        **{name: getattr(snapshot, name) for name in names},
        "files": sorted(snapshot.files),
        "parts": [_row(part) for part in snapshot.parts.values()],
    }


def _row(part: Part) -> list[Any]:
    schema, emitter = part.schema, part.emitter
    return [
        part.key,
        part.text,
        part.path,
        part.first_line,
        part.last_line,
        [schema.path, schema.line, schema.column, schema.end_line] if schema is not None else None,
        part.schema_digest,
        [emitter.path, emitter.line, emitter.function] if emitter is not None else None,
        part.numbers,
    ]


def _decoded(data: dict[str, Any]) -> Snapshot:
    parts = {}
    for key, text, path, first, last, schema, digest, emitter, numbers in data.pop("parts"):
        extent = Extent(*schema) if schema is not None else None
        made = Emitter(*emitter) if emitter is not None else None
        parts[key] = Part(key, text, path, first, last, extent, digest, made, tuple(numbers))
    return Snapshot(parts=parts, files=frozenset(data.pop("files")), **data)
