"""Goldens after a merge: those with conflict markers, and unmerged ones, are made anew, never merged as text."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence

from astgen.atomic import replace_file
from astgen.errors import ErrorList
from astgen.golden.index import read_index, written_index
from astgen.golden.names import INDEX, SUFFIX, GoldenError
from astgen.golden.orphans import delete, read_run
from astgen.golden.pending import STATE
from astgen.golden.text import is_unmerged
from astgen.origin import Origin


def resolve(root: str, folder: str, tests: str) -> list[str]:
    """Make the goldens below ``folder`` that a merge left unmerged anew, and tell git; their paths from the root.

    ``tests`` are arguments of pytest that run what makes them, empty for the whole suite.  Raises `GoldenError` while
    other files are unmerged, since they may be what the goldens are made from, and where the tests do not make one.
    """
    unmerged = _unmerged_paths(root)
    goldens = os.path.join(folder, "")
    others = [path for path in unmerged if not path.startswith(goldens)]
    if others:
        message = "this file is unmerged, and goldens may be made from it: resolve it first"
        errors = [GoldenError(message, Origin(path, _first_marker(os.path.join(root, path)))) for path in others]
        raise ErrorList(errors)
    paths = sorted({*[path for path in unmerged if path.startswith(goldens)], *_marked(root, folder)})
    if not paths:
        return []
    try:
        command = [sys.executable, "-m", "pytest", *shlex.split(tests), "--gold=update", "-q"]
    except ValueError as error:
        raise GoldenError(f"[tool.astgen] golden-tests {tests!r} are no arguments: {error}") from None
    run = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    _drop_orphans(root, folder, paths)
    left = [path for path in paths if path.endswith(SUFFIX) and _has_markers(os.path.join(root, path))]
    if left or run.returncode not in (0, 1):
        said = "\n".join((run.stdout + run.stderr).rstrip().split("\n")[-20:])
        what = f"the tests made no golden {left[0]}" if left else "the tests did not run"
        raise GoldenError(f"{what}; {shlex.join(command)} said:\n{said}")
    if unmerged:
        _git(root, "add", "-A", "--", *paths)
    return paths


def _drop_orphans(root: str, folder: str, paths: Sequence[str]) -> None:
    """Of the unmerged goldens, delete those that the tests do not ask for; take the markers out of an index."""
    run = read_run(os.path.join(root, STATE))
    if run is not None:
        delete([orphan for orphan in run.orphans if f"{folder}/{orphan.file}" in paths], os.path.join(root, folder))
    for path in paths:
        place = os.path.join(root, path)
        if os.path.basename(path) == INDEX and _has_markers(place):
            with open(place, "rb") as file:
                index = read_index(file.read())
            replace_file(place, written_index(index.digests))


def _unmerged_paths(root: str) -> list[str]:
    """The unmerged paths, from the root; none outside of a git repository."""
    listed = _git(root, "ls-files", "-u", "-z")
    return sorted({line.partition("\t")[2] for line in listed.split("\0") if line})


def _git(root: str, *arguments: str) -> str:
    try:
        run = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return run.stdout if run.returncode == 0 else ""


def _marked(root: str, folder: str) -> Iterator[str]:
    """The golden files and indexes with conflict markers, from the root."""
    for here, _, names in os.walk(os.path.join(root, folder)):
        for name in names:
            path = os.path.join(here, name)
            if (name == INDEX or name.endswith(SUFFIX)) and _has_markers(path):
                yield os.path.relpath(path, root).replace(os.sep, "/")


def _has_markers(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            data = file.read()
    except FileNotFoundError:
        return False
    return b"<<<<<<< " in data and is_unmerged(data.decode(errors="replace"))


def _first_marker(path: str) -> int:
    try:
        with open(path, "rb") as file:
            lines = file.read().split(b"\n")
    except OSError:
        return 1
    return next((i for i, line in enumerate(lines, 1) if line.startswith(b"<<<<<<< ")), 1)
