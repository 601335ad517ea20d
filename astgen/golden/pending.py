"""Pending items: what tests want goldens to say, kept outside the goldens until somebody accepts it.

Each is a JSON file of its own below ``.astgen/pending``, at the path of its golden.  The folder ``.astgen`` is never
committed: it ignores itself.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Literal

from astgen.atomic import replace_file
from astgen.errors import OutputError
from astgen.golden.names import GoldenError, index_path, parse_name, path_of
from astgen.golden.store import Verdict
from astgen.golden.text import digest_of, header_line, normal
from astgen.record import record

KINDS = ("new", "changed", "header", "conflict")
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
        """Keep an item; one that is there for the same golden is replaced.  Raises `OutputError`."""
        import json

        values = {name: getattr(item, name) for name in _FIELDS}
        text = json.dumps({"format": _FORMAT, **values}, ensure_ascii=False, indent=1)
        with writing():
            replace_file(self._place(item.path), f"{text}\n".encode(errors="surrogatepass"))

    def remove(self, path: str) -> None:
        """Let the item of a golden go, if there is one; its folder stays until `tidy`.  Raises `OutputError`."""
        with writing(), contextlib.suppress(FileNotFoundError, NotADirectoryError):
            os.unlink(self._place(path))

    def tidy(self) -> None:
        """Remove the folders with nothing in them, when items have gone."""
        for here, _, names in os.walk(self.folder, topdown=False):
            if not names:
                with contextlib.suppress(OSError):  # it has a folder with an item
                    os.rmdir(here)

    def at(self, path: str) -> Item | None:
        """The item of the golden with this path, if there is one."""
        return _read(self._place(path))

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


_FIELDS = tuple([field.name for field in fields(Item)])


def _read(path: str) -> Item | None:
    import json

    try:
        with open(path, "rb") as file:
            data: Any = json.loads(file.read())
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.pop("format", None) != _FORMAT:
        return None
    try:
        item = Item(**{name: data[name] for name in _FIELDS if name in data})
        return item if _is_sound(item) else None
    except (TypeError, GoldenError):
        return None


def _is_sound(item: Item) -> bool:
    """Whether an item is what a test leaves: it may come from elsewhere, and must not lead out of the goldens."""
    texts = [getattr(item, name) for name in _FIELDS if name not in ("line", "old")]
    texts += [item.old] if item.old is not None else []
    if not all(isinstance(text, str) for text in texts) or not isinstance(item.line, int):
        return False
    digest_of("".join(texts))
    files = (path_of(item.name), index_path(parse_name(item.name)))
    inside = ".." not in item.folder.split("/") and "\0" not in item.folder
    return inside and item.path == files[0] and item.file in files and item.kind in KINDS


def state_folder(root: str) -> str:
    """The folder ``.astgen`` of a project, made where it is missing; it tells git to ignore it.

    Raises `OutputError`.
    """
    folder = os.path.join(root, STATE)
    with writing():
        replace_file(os.path.join(folder, ".gitignore"), b"*\n")
    return folder


@contextlib.contextmanager
def writing() -> Iterator[None]:
    """Turn the `OSError` of a place that cannot be written into an `OutputError` that names the place."""
    try:
        yield
    except OSError as error:
        raise OutputError(f"cannot write {error.filename}: {error.strerror or error}") from error
