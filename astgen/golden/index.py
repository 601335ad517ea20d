"""The digest index: a line for each golden of a lowering that has no file of its own."""

from __future__ import annotations

import os
from collections.abc import Iterable

from astgen.atomic import replace_file
from astgen.golden.names import GoldenError
from astgen.golden.text import is_unmerged
from astgen.origin import Origin
from astgen.record import record


@record
class Index:
    """A digest index: for each key its digest and the line that it stands in, from 1."""

    digests: dict[str, str]
    lines: dict[str, int]
    unmerged: bool = False


def read_index(data: bytes) -> Index:
    """The lines of a digest index; what stands between conflict markers is missing."""
    digests: dict[str, str] = {}
    lines: dict[str, int] = {}
    text = data.decode(errors="replace")
    unmerged = is_unmerged(text)
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if unmerged and line[:8] in ("<<<<<<< ", ">>>>>>> "):
            inside = line[0] == "<"
            continue
        key, _, digest = line.rpartition(" ")
        if key and not inside:
            digests[key], lines[key] = digest, number
    return Index(digests, lines, unmerged)


def written_index(digests: dict[str, str]) -> bytes:
    """The bytes of a digest index: a line ``key digest`` for each, sorted."""
    return "".join(sorted([f"{key} {digest}\n" for key, digest in digests.items()])).encode()


def open_index(path: str) -> Index:
    """The digest index of a file; an empty one where there is none.  Raises `GoldenError` where it cannot be read."""
    try:
        with open(path, "rb") as file:
            return read_index(file.read())
    except (FileNotFoundError, NotADirectoryError):
        return Index({}, {})
    except OSError as error:
        raise unreadable(error) from None


def unreadable(error: OSError) -> GoldenError:
    """What is said of a golden that is there but cannot be read: a folder, or a file that nobody may read."""
    return GoldenError(f"cannot read the golden: {error.strerror}", Origin(error.filename))


def remove_keys(path: str, keys: Iterable[str]) -> None:
    """Take lines out of a digest index; an index without lines is removed."""
    with open(path, "rb") as file:
        digests = read_index(file.read()).digests
    left = {key: digest for key, digest in digests.items() if key not in frozenset(keys)}
    if left:
        replace_file(path, written_index(left))
    else:
        os.unlink(path)
