"""Finding a golden by the name that a person gives."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from astgen.errors import did_you_mean
from astgen.golden.names import GoldenError, name_at
from astgen.golden.orphans import read_run
from astgen.golden.select import names
from astgen.golden.text import read

if TYPE_CHECKING:
    from astgen.cli.project import Project
    from astgen.golden.orphans import Run
    from astgen.golden.pending import Item


def texts_of(key: str, items: Sequence[Item], folder: str) -> tuple[str | None, str | None, str]:
    """What a golden says, what is pending for it, and its full name; None for what there is not.

    Raises `GoldenError` for a key that no golden has, and for one that several have.
    """
    pending = {item.name: item for item in items if names(item.name, key)}
    files = {name: path for name, path in _golden_files(folder) if names(name, key)}
    found = sorted(pending.keys() | files.keys())
    if not found:
        known = [item.name for item in items] + [name for name, _ in _golden_files(folder)]
        raise GoldenError(f"no golden {key!r}", notes=did_you_mean(key, known))
    if len(found) > 1:
        raise GoldenError(f"{key!r} names {len(found)} goldens: {', '.join(found[:5])}; choose one")
    (name,) = found
    item = pending.get(name)
    old = item.old if item is not None else None
    if name in files:
        with open(files[name], "rb") as file:
            old = read(file.read(), files[name]).body
    return old, item.text if item is not None else None, name


def _golden_files(folder: str) -> list[tuple[str, str]]:
    """Every golden file with its name."""
    found = []
    for here, _, files in os.walk(folder):
        for file in files:
            path = os.path.join(here, file)
            if file.endswith(".cpp"):
                found.append((name_at(os.path.relpath(path, folder).replace(os.sep, "/")), path))
    return found


def known_orphans(project: Project) -> Run:
    """The last run of pytest that says which goldens are orphans.  Raises `GoldenError` where there is none."""
    run = read_run(project.state)
    if run is None:
        raise GoldenError("no run of pytest is recorded; orphans are known after a complete one")
    if not run.complete and not run.orphans:
        raise GoldenError("the last run of pytest was not complete", notes=run.reasons)
    return run
