"""Orphans: goldens that no test asked for, known only after a run of all tests that could ask."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from astgen.atomic import replace_file
from astgen.golden.accept import remove_keys
from astgen.golden.names import INDEX, SUFFIX, folders, golden_path, name_at, parse_name
from astgen.golden.text import is_golden, read_index
from astgen.record import record

_FORMAT = "astgen.run/1"
_FILE = "run.json"


@record
class Orphan:
    """A golden file, or a line of a digest index (then ``key`` says which), with the digest it had.

    ``file`` is relative to the folder of goldens.
    """

    name: str
    file: str
    sha256: str
    key: str = ""


@record
class Run:
    """What a test run left: whether all tests that use goldens passed, and if not why; the orphans known then.

    ``normalized`` counts the goldens whose text a normalizer changed.
    """

    folder: str
    complete: bool
    reasons: tuple[str, ...] = ()
    orphans: tuple[Orphan, ...] = ()
    checked: int = 0
    normalized: int = 0


def find_orphans(folder: str, seen: Mapping[str, bool], within: Collection[str] | None = None) -> Iterator[Orphan]:
    """The goldens below a folder that are none of ``seen``: names, and whether each has a file of its own.

    ``within`` are the folders of lowerings (``new-torch/trace``) that are looked through, by default all.  Files
    that do not begin as goldens do are no goldens.
    """
    files = {golden_path(parse_name(name)) for name, filed in seen.items() if filed}
    kept = {(set_of(name), str(parse_name(name).key)) for name, filed in seen.items() if not filed}
    for top in [""] if within is None else sorted(within):
        for here, below, names in os.walk(os.path.join(folder, top)):
            below.sort()
            inside = os.path.relpath(here, folder).replace(os.sep, "/")
            for name in sorted(names):
                path = name if inside == "." else f"{inside}/{name}"
                if name == INDEX:
                    yield from _index_orphans(os.path.join(here, name), path, inside, kept)
                elif name.endswith(SUFFIX) and path not in files:
                    with open(os.path.join(here, name), "rb") as file:
                        data = file.read()
                    if is_golden(data):
                        yield Orphan(name_at(path), path, sha256(data).hexdigest())


def _index_orphans(place: str, path: str, inside: str, kept: set[tuple[str, str]]) -> Iterator[Orphan]:
    with open(place, "rb") as file:
        index = read_index(file.read())
    profile = inside.rpartition("/")[0]
    for key, digest in index.digests.items():
        if (inside, key) not in kept:
            yield Orphan(f"{profile}/{key}" if profile else key, path, digest, key)


def set_of(name: str) -> str:
    """The folder of the lowering that a golden belongs to: ``new-torch/trace``."""
    return "/".join(folders(parse_name(name)))


def delete(orphans: Collection[Orphan], folder: str) -> list[Orphan]:
    """Delete orphans that still are what they were; those deleted.  Folders with nothing left in them go too."""
    deleted: list[Orphan] = []
    lines: dict[str, list[Orphan]] = {}
    for orphan in orphans:
        place = os.path.join(folder, orphan.file)
        if orphan.key:
            lines.setdefault(place, []).append(orphan)
            continue
        try:
            with open(place, "rb") as file:
                same = sha256(file.read()).hexdigest() == orphan.sha256
        except FileNotFoundError:
            continue
        if same:
            os.unlink(place)
            deleted.append(orphan)
            _remove_empty(os.path.dirname(place), folder)
    for place, members in lines.items():
        if os.path.exists(place):
            with open(place, "rb") as file:
                digests = read_index(file.read()).digests
            found = [orphan for orphan in members if digests.get(orphan.key) == orphan.sha256]
            remove_keys(place, [orphan.key for orphan in found])
            deleted += found
            _remove_empty(os.path.dirname(place), folder)
    return deleted


def _remove_empty(here: str, folder: str) -> None:
    while len(here) > len(folder) and not os.listdir(here):
        os.rmdir(here)
        here = os.path.dirname(here)


# --- what the last run left ---


def write_run(state: str, run: Run) -> None:
    """Keep what a run left in the state folder of the project."""
    text = json.dumps({"format": _FORMAT, **asdict(run)}, indent=1, ensure_ascii=False)
    replace_file(os.path.join(state, _FILE), f"{text}\n".encode())


def read_run(state: str) -> Run | None:
    """What the last run left, or None."""
    try:
        with open(os.path.join(state, _FILE), "rb") as file:
            data: Any = json.loads(file.read())
        if data.pop("format") != _FORMAT:
            return None
        orphans = tuple([Orphan(**orphan) for orphan in data.pop("orphans")])
        return Run(**{**data, "reasons": tuple(data["reasons"]), "orphans": orphans})
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def after_partial(before: Run | None, now: Run, seen: Collection[str]) -> Run:
    """What to keep after a run that says little of orphans: what a complete one said before, but for what was seen."""
    if before is None or not before.complete or before.folder != now.folder:
        return now
    known = {(orphan.file, orphan.key): orphan for orphan in before.orphans if orphan.name not in seen}
    known.update({(orphan.file, orphan.key): orphan for orphan in now.orphans})
    return Run(now.folder, True, (), tuple(known.values()), now.checked, now.normalized)
