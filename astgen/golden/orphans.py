"""Orphans: goldens that no test asked for, known only after a run of all tests that could ask."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from astgen.atomic import replace_file
from astgen.golden import listing
from astgen.golden.index import read_index, remove_keys
from astgen.golden.names import INDEX, SUFFIX, folder_of, name_at, parse_name, path_of
from astgen.golden.pending import writing
from astgen.golden.text import is_golden
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


def find_orphans(
    folder: str, seen: Mapping[str, bool], within: Collection[str] | None = None, present: Iterable[str] | None = None
) -> Iterator[Orphan]:
    """The goldens below a folder that are none of ``seen``: names, and whether each has a file of its own.

    ``within`` are the folders of lowerings (``new-torch/trace``) that are looked through, by default all;
    ``present`` are the files of the folder where they are known.  Files that do not begin as goldens do are no
    goldens.
    """
    files = {path_of(name) for name, filed in seen.items() if filed}
    kept = {(set_of(name), str(parse_name(name).key)) for name, filed in seen.items() if not filed}
    for path in sorted([path for path in (listing.files(folder) if present is None else present) if path not in files]):
        inside, _, name = path.rpartition("/")
        if within is not None and not any(f"{inside}/".startswith(f"{top}/") for top in within):
            continue
        if name == INDEX:
            yield from _index_orphans(_content(folder, path), path, inside, kept)
        elif name.endswith(SUFFIX):
            data = _content(folder, path)
            if is_golden(data):
                yield Orphan(name_at(path), path, sha256(data).hexdigest())


def _content(folder: str, path: str) -> bytes:
    """What a file holds; nothing where it cannot be read, or has gone."""
    try:
        with open(os.path.join(folder, path), "rb") as file:
            return file.read()
    except OSError:
        return b""


def _index_orphans(data: bytes, path: str, inside: str, kept: set[tuple[str, str]]) -> Iterator[Orphan]:
    profile = inside.rpartition("/")[0]
    for key, digest in read_index(data).digests.items():
        if (inside, key) not in kept:
            yield Orphan(f"{profile}/{key}" if profile else key, path, digest, key)


def set_of(name: str) -> str:
    """The folder of the lowering that a golden belongs to: ``new-torch/trace``."""
    parsed = parse_name(name)
    return folder_of(parsed.profile, parsed.key.lowering)


def delete(orphans: Collection[Orphan], folder: str) -> list[Orphan]:
    """Delete orphans that still are what they were; those deleted.  Folders with nothing left in them go too.

    Raises `OutputError` for one that cannot be deleted.
    """
    deleted: list[Orphan] = []
    lines: dict[str, list[Orphan]] = {}
    for orphan in orphans:
        if orphan.key:
            lines.setdefault(orphan.file, []).append(orphan)
        elif sha256(_content(folder, orphan.file)).hexdigest() == orphan.sha256:
            with writing():
                os.unlink(os.path.join(folder, orphan.file))
                _remove_empty(os.path.dirname(orphan.file), folder)
            deleted.append(orphan)
    for path, members in lines.items():
        digests = read_index(_content(folder, path)).digests
        found = [orphan for orphan in members if digests.get(orphan.key) == orphan.sha256]
        if found:
            with writing():
                remove_keys(os.path.join(folder, path), [orphan.key for orphan in found])
                _remove_empty(os.path.dirname(path), folder)
            deleted += found
    return deleted


def _remove_empty(inside: str, folder: str) -> None:
    while inside and not os.listdir(os.path.join(folder, inside)):
        os.rmdir(os.path.join(folder, inside))
        inside = os.path.dirname(inside)


# --- what the last run left ---


def write_run(state: str, run: Run) -> None:
    """Keep what a run left in the state folder of the project.  Raises `OutputError`."""
    import json

    text = json.dumps({"format": _FORMAT, **asdict(run)}, indent=1)
    with writing():
        replace_file(os.path.join(state, _FILE), f"{text}\n".encode())


_TEXTS = ("name", "file", "sha256", "key")


def read_run(state: str) -> Run | None:
    """What the last run left, or None."""
    import json

    try:
        with open(os.path.join(state, _FILE), "rb") as file:
            data: Any = json.loads(file.read())
        if data.pop("format") != _FORMAT:
            return None
        orphans = tuple([Orphan(**orphan) for orphan in data.pop("orphans")])
        run = Run(**{**data, "reasons": tuple(data["reasons"]), "orphans": orphans})
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
    texts = [run.folder, *run.reasons, *[getattr(orphan, name) for orphan in orphans for name in _TEXTS]]
    numbers = (run.complete, run.checked, run.normalized)
    sound = all(isinstance(text, str) for text in texts) and all(isinstance(number, int) for number in numbers)
    return run if sound else None


def after_partial(before: Run | None, now: Run, seen: Collection[str]) -> Run:
    """What to keep after a run that says little of orphans: what a complete one said before, but for what was seen."""
    if before is None or not before.complete or before.folder != now.folder:
        return now
    known = {(orphan.file, orphan.key): orphan for orphan in before.orphans if orphan.name not in seen}
    known.update({(orphan.file, orphan.key): orphan for orphan in now.orphans})
    return Run(now.folder, True, (), tuple(known.values()), now.checked, now.normalized)
