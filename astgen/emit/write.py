"""Writing generated files: whole or not at all, and only what changed."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from astgen.emit.files import GeneratedFile
from astgen.errors import OutputError

MANIFEST = ".astgen-manifest.json"
"""Lists the files that astgen wrote to a folder, so that a later run can remove those that it no longer makes."""
_FORMAT = "astgen.manifest/1"


@dataclass(frozen=True, slots=True)
class Written:
    """What a run did to the output folder: paths relative to it."""

    written: tuple[str, ...]
    unchanged: tuple[str, ...]
    removed: tuple[str, ...]
    kept: tuple[str, ...]


def write(files: Iterable[GeneratedFile], out: str | os.PathLike[str]) -> Written:
    """Write files below the folder ``out``, which is made where it is missing.

    All files are made before the first is written.  A file whose bytes are the same is not touched, another one
    is replaced in one step.  What an earlier run of the same lowerings wrote and this one no longer makes is
    removed, unless somebody edited it (``kept``).  Raises `OutputError` where the folder cannot be written.
    """
    ready = list(files)
    root = Path(out)
    try:
        root.mkdir(parents=True, exist_ok=True)
        old = _read_manifest(root)
        written: list[str] = []
        unchanged: list[str] = []
        new: dict[str, dict[str, str]] = {}
        for file in ready:
            content = file.text.encode()
            new[file.path] = {"lowering": file.lowering, "sha256": sha256(content).hexdigest()}
            (written if _write_if_changed(root / file.path, content) else unchanged).append(file.path)
        lowerings = {file.lowering for file in ready}
        stale = [path for path, entry in old.items() if path not in new and entry["lowering"] in lowerings]
        removed = [path for path in stale if _remove(root, path, old[path]["sha256"])]
        others = {path: entry for path, entry in old.items() if path not in stale}
        manifest = {"schema": _FORMAT, "files": dict(sorted({**others, **new}.items()))}
        _write_if_changed(root / MANIFEST, (json.dumps(manifest, indent=1) + "\n").encode())
    except OSError as error:
        place = error.filename or out
        raise OutputError(f"cannot write {place}: {error.strerror or error}") from error
    return Written(tuple(written), tuple(unchanged), tuple(removed), tuple(p for p in stale if p not in removed))


def _read_manifest(root: Path) -> dict[str, dict[str, str]]:
    """The files of earlier runs by path; none where there is no manifest, or none that can be understood."""
    try:
        manifest = json.loads((root / MANIFEST).read_bytes())
    except (FileNotFoundError, ValueError):
        return {}
    if not isinstance(manifest, dict) or manifest.get("schema") != _FORMAT:
        return {}
    return {path: entry for path, entry in manifest["files"].items() if _is_below(root, path)}


def _is_below(root: Path, path: str) -> bool:
    """Whether a path stays in the output folder: a manifest can come from anywhere."""
    return (root / path).resolve().is_relative_to(root.resolve())


def _write_if_changed(path: Path, content: bytes) -> bool:
    """Replace a file in one step, unless it has this content already."""
    try:
        if path.stat().st_size == len(content) and path.read_bytes() == content:
            return False
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}-{os.urandom(4).hex()}.tmp")
    try:
        with open(temporary, "xb") as file:
            file.write(content)
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    return True


def _remove(root: Path, path: str, digest: str) -> bool:
    """Remove a file that still is what astgen wrote; one that is gone counts as removed."""
    target = root / path
    try:
        if sha256(target.read_bytes()).hexdigest() != digest:
            return False
        target.unlink()
    except FileNotFoundError:
        pass
    return True
