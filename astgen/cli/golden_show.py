"""Finding a golden by the name that a person gives."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from astgen.errors import did_you_mean
from astgen.golden.index import unreadable
from astgen.golden.listing import content, files
from astgen.golden.names import SUFFIX, GoldenError, name_at
from astgen.golden.orphans import read_run
from astgen.golden.select import names
from astgen.golden.store import UNMERGED
from astgen.golden.text import read
from astgen.origin import Origin

if TYPE_CHECKING:
    from astgen.cli.project import Project
    from astgen.golden.orphans import Run
    from astgen.golden.pending import Item


def texts_of(key: str, items: Sequence[Item], folder: str) -> tuple[str | None, str | None, str]:
    """What a golden says, what is pending for it, and its full name; None for what there is not.

    Raises `GoldenError` for a key that no golden has, for one that several have, and for a golden that cannot be read.
    """
    pending = {item.name: item for item in items if names(item.name, key)}
    every = _golden_files(folder)
    paths = {name: path for name, path in every if names(name, key)}
    found = sorted(pending.keys() | paths.keys())
    if not found:
        known = [*[item.name for item in items], *[name for name, _ in every]]
        raise GoldenError(f"no golden {key!r}", notes=did_you_mean(key, known))
    if len(found) > 1:
        raise GoldenError(f"{key!r} names {len(found)} goldens: {', '.join(found[:5])}; choose one")
    (name,) = found
    item = pending.get(name)
    old = item.old if item is not None else None
    if name in paths:
        old = _body(paths[name])
    return old, item.text if item is not None else None, name


def _body(path: str) -> str:
    try:
        found = read(content(path), path)
    except OSError as error:
        raise unreadable(error) from None
    if found.unmerged:
        raise GoldenError(f"{UNMERGED}: astgen golden resolve makes it anew", Origin(path))
    return found.body


def _golden_files(folder: str) -> list[tuple[str, str]]:
    """Every golden file with its name."""
    return [(name_at(path), os.path.join(folder, path)) for path in files(folder) if path.endswith(SUFFIX)]


def known_orphans(project: Project) -> Run:
    """The last run of pytest that says which goldens are orphans.  Raises `GoldenError` where there is none."""
    run = read_run(project.state)
    if run is None:
        raise GoldenError("no run of pytest is recorded; orphans are known after a complete one")
    if not run.complete and not run.orphans:
        raise GoldenError("the last run of pytest was not complete", notes=run.reasons)
    return run
