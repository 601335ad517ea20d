"""Pending items: what tests want goldens to say, kept outside the goldens until somebody accepts it.

Each is a JSON file of its own below ``.astgen/pending``, at the path of its golden.  The folder ``.astgen`` is never
committed: it ignores itself.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, fields
from typing import Any, Literal

from astgen.atomic import replace_file
from astgen.golden.store import Verdict
from astgen.golden.text import digest_of, header_line, normal
from astgen.record import record

STATE = ".astgen"
"""The folder, below the root of a project, of what astgen keeps for itself."""
_FORMAT = "astgen.pending/1"
_SUFFIX = ".json"


@record
class Item:
    """A golden to be.

    ``kind`` is new, changed, header or conflict (two tests want different text: ``other`` is the second one);
    ``folder`` is the folder of goldens and ``file`` the file in it that is written, both as `Verdict` has them, the
    folder relative to the root where it is below.  ``old_sha256`` is what that file (or its line in an index) was,
    ``old`` the text it had.  ``run`` tells the test runs apart, ``line`` is where the difference begins.
    """

    name: str
    kind: str
    folder: str
    path: str
    file: str
    old_sha256: str
    source: str
    text: str
    old: str | None = None
    old_source: str = ""
    nodeid: str = ""
    schema: str = ""
    emitter: str = ""
    group: str = ""
    run: str = ""
    line: int = 1
    note: str = ""
    other: str = ""

    @property
    def filed(self) -> bool:
        """Whether the golden has a file of its own."""
        return self.path == self.file

    @property
    def cause(self) -> Literal["schema", "generator", "unknown"]:
        """Why it differs: the schema, the generator, or unknown where nothing says what the schema was."""
        if self.kind == "header":
            return "schema"
        if self.kind != "changed" or not self.old_source:
            return "unknown"
        return "generator" if self.old_source == self.source else "schema"

    @property
    def digest(self) -> str:
        """The digest of the text that the test wants."""
        return digest_of(self.text)


def item_of(verdict: Verdict, folder: str, nodeid: str, run: str) -> Item:
    """The item for a golden that differs."""
    golden = verdict.golden
    return Item(
        name=golden.name,
        kind=verdict.kind,
        folder=folder,
        path=verdict.path,
        file=verdict.file,
        old_sha256=verdict.old_sha256,
        source=header_line(golden.source or golden.name),
        text=normal(golden.text),
        old=verdict.old,
        old_source=verdict.old_source,
        nodeid=nodeid,
        schema=golden.schema,
        emitter=golden.emitter,
        run=run,
        line=verdict.line,
        note=verdict.note,
    )


class PendingTree:
    """The folder of pending items."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def write(self, item: Item) -> None:
        """Keep an item; one that is there for the same golden is replaced."""
        text = json.dumps({"format": _FORMAT, **asdict(item)}, ensure_ascii=False, indent=1)
        replace_file(self._place(item.path), f"{text}\n".encode(errors="surrogatepass"))

    def remove(self, path: str) -> None:
        """Let the item of a golden go, if there is one."""
        place = self._place(path)
        try:
            os.unlink(place)
        except (FileNotFoundError, NotADirectoryError):
            return
        here = os.path.dirname(place)
        with contextlib.suppress(OSError):  # folders with nothing in them go too
            while len(here) > len(self.folder):
                os.rmdir(here)
                here = os.path.dirname(here)

    def items(self) -> Iterator[Item]:
        """All items, by path; what is no item of this format is passed over."""
        for here, folders, names in os.walk(self.folder):
            folders.sort()
            for name in sorted(names):
                if name.endswith(_SUFFIX) and not name.startswith("."):
                    item = _read(os.path.join(here, name))
                    if item is not None:
                        yield item

    def _place(self, path: str) -> str:
        return os.path.join(self.folder, path + _SUFFIX)


def _read(path: str) -> Item | None:
    try:
        with open(path, "rb") as file:
            data: Any = json.loads(file.read())
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.pop("format", None) != _FORMAT:
        return None
    known = {field.name for field in fields(Item)}
    try:
        return Item(**{name: value for name, value in data.items() if name in known})
    except TypeError:
        return None


def state_folder(root: str) -> str:
    """The folder ``.astgen`` of a project, made where it is missing; it tells git to ignore it."""
    folder = os.path.join(root, STATE)
    replace_file(os.path.join(folder, ".gitignore"), b"*\n")
    return folder
