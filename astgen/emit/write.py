"""Writing generated files: whole or not at all, and only what changed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from astgen.emit.files import GeneratedFile
from astgen.emit.sourcemap import MAP, encoded, read_map, source_map
from astgen.emit.staging import Staging
from astgen.errors import OutputError
from astgen.record import record

MANIFEST = ".astgen-manifest.json"
"""Lists the files that astgen wrote to a folder, so that a later run can remove those that it no longer makes."""
_FORMAT = "astgen.manifest/1"


@record
class Written:
    """What a run did to the output folder: paths relative to it."""

    written: tuple[str, ...]
    unchanged: tuple[str, ...]
    removed: tuple[str, ...]
    kept: tuple[str, ...]


def write(
    files: Iterable[GeneratedFile], out: str | os.PathLike[str], *, made: dict[str, Any] | None = None
) -> Written:
    """Write files below the folder ``out``, which is made where it is missing.

    ``made``, the options that they were generated with, asks for the sidecar with their placements, too
    (`astgen.emit.sourcemap`).

    All files are made, and stand beside their places, before the first is replaced: after an error the folder is
    what it was.  A file whose bytes are the same is not touched, another one is replaced in one step.  What an
    earlier run of the same lowerings wrote and this one no longer makes is removed, unless somebody edited it
    (``kept``).  Of two runs into one folder one waits for the other, and what a killed run left is removed.  Raises
    `OutputError` where the folder cannot be written.
    """
    ready = list(files)
    root = Path(out)
    staging = Staging(os.fspath(out))
    try:
        staging.lock()
        below = _Below(root)
        old = _read_manifest(root, below)
        new: dict[str, dict[str, str]] = {}
        written: set[str] = set()
        for file in ready:
            _check_path(file, below, new)
            content = file.text.encode()
            new[file.path] = {"lowering": file.lowering, "sha256": sha256(content).hexdigest()}
            if staging.prepare(file.path, content):
                written.add(file.path)
        lowerings = {file.lowering for file in ready}
        stale = [path for path, entry in old.items() if path not in new and entry["lowering"] in lowerings]
        others = {path: entry for path, entry in old.items() if path not in new and path not in stale}
        staging.prepare(MANIFEST, _manifest({**others, **new}).encode())
        if made is not None:
            staging.prepare(MAP, _map_of(ready, root, others, made).encode())
        removed = [path for path in stale if _remove(root, path, old[path]["sha256"])]
        staging.replace_all()
    except OSError as error:
        place = error.filename2 or error.filename or out
        raise OutputError(f"cannot write {place}: {error.strerror or error}") from error
    finally:
        staging.clean_up()
    return Written(
        written=tuple([path for path in new if path in written]),
        unchanged=tuple([path for path in new if path not in written]),
        removed=tuple(removed),
        kept=tuple([path for path in stale if path not in removed]),
    )


def _map_of(files: list[GeneratedFile], root: Path, others: dict[str, dict[str, str]], made: dict[str, Any]) -> str:
    """The sidecar: the places of these files, and of others in the folder what an earlier one says."""
    found = source_map(files)
    found.made = made
    before = read_map(root)
    for path, entry in others.items():
        known = before.files.get(path) if before is not None else None
        if known is not None and known.sha256 == entry["sha256"]:
            found.files[path] = known
    return encoded(found, root)


class _Below:
    """Whether paths, each in the one spelling it has, stay in the output folder: a manifest can come from anywhere."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._resolved = root.resolve()
        self._folders: dict[str, bool] = {}

    def __contains__(self, path: str) -> bool:
        if "\0" in path or path != os.path.normpath(path) or path in (".", ".."):
            return False
        folder = os.path.dirname(path)
        if folder not in self._folders:
            self._folders[folder] = (self._root / folder).resolve().is_relative_to(self._resolved)
        return self._folders[folder]


def _check_path(file: GeneratedFile, below: _Below, others: dict[str, dict[str, str]]) -> None:
    """Raise `OutputError` for a path that is not below the output folder, and for one that another file has."""
    if file.path not in below or file.path in (MANIFEST, MAP):
        raise OutputError(f"the lowering {file.lowering} writes {file.path!r}, no path for it in the output folder")
    if file.path in others:
        first = others[file.path]["lowering"]
        raise OutputError(f"{file.path} is written twice, by the lowerings {first} and {file.lowering}")


def _read_manifest(root: Path, below: _Below) -> dict[str, dict[str, str]]:
    """The files of earlier runs by path; none where there is no manifest, or none that can be understood."""
    try:
        manifest = json.loads((root / MANIFEST).read_bytes())
    except (FileNotFoundError, ValueError, RecursionError):
        return {}
    if not isinstance(manifest, dict) or manifest.get("schema") != _FORMAT:
        return {}
    files = manifest.get("files")
    entries = files.items() if isinstance(files, dict) else ()
    return {path: entry for path, entry in entries if _is_entry(entry) and path in below}


def _manifest(files: Mapping[str, Mapping[str, str]]) -> str:
    """The text of a manifest, in lines, so that other tools can compare two."""
    return json.dumps({"schema": _FORMAT, "files": dict(sorted(files.items()))}, separators=(",\n", ": ")) + "\n"


def _is_entry(entry: object) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("lowering"), str) and isinstance(entry.get("sha256"), str)


def _remove(root: Path, path: str, digest: str) -> bool:
    """Remove a file that still is what astgen wrote; one that is gone counts as removed."""
    target = root / path
    try:
        if sha256(target.read_bytes()).hexdigest() != digest:
            return False
        target.unlink()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except IsADirectoryError:
        return False
    return True
