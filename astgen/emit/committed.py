"""Output that is committed: a digest of the file in it, and the key of every region above its lines.

The digest tells hand edits without running a generator, and makes two branches that changed different kernels of a
file conflict instead of merging into a file that no schema gives.  The keys split the file where there is no map.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Literal

from astgen.emit.files import GeneratedFile
from astgen.emit.sourcemap import Place, Source
from astgen.regions import Placement

KEY_LINE = re.compile(r"^[ \t]*(?://|#) astgen: (\S+)$", re.M)
_DIGEST_LINE = re.compile(r"^(?://|#) astgen-digest: ([0-9a-f]{64})\n", re.M)
INCLUDE_ROLE = "#include"

Digest = Literal["none", "right", "wrong"]


def committed(file: GeneratedFile) -> GeneratedFile:
    """A generated file, with its placements, as it is committed: the lines with keys and digest in it."""
    mark = "#" if file.path.endswith((".yaml", ".yml", ".py", ".pyi")) else "//"
    lines = file.text.split("\n")
    parts: list[str] = []
    places: list[Placement] = []
    written, line = "", 2  # the digest is to stand above all
    for place in file.placements:
        content = lines[place.first_line - 1 : place.last_line]
        key = place.owner.key
        if key != written and _takes_key(content, parts, key):
            indent = content[0][: len(content[0]) - len(content[0].lstrip())]
            parts.append(f"{indent}{mark} astgen: {key}")
            written, line = key, line + 1
        parts += content
        places.append(Placement(line, line + len(content) - 1, place.owner))
        line += len(content)
    body = "\n".join([*(parts or lines[:-1]), ""])
    digest = sha256(body.encode()).hexdigest()
    return replace(file, text=f"{mark} astgen-digest: {digest}\n{body}", placements=tuple(places))


def _takes_key(content: list[str], before: list[str], key: str) -> bool:
    """Whether a key stands above some lines: not above empty ones, includes, the top of a file, or within a macro."""
    if not before or key.endswith((INCLUDE_ROLE, ":@banner")) or not any(content):
        return False
    return not before[-1].endswith("\\") and not content[0].startswith("#include")


def digest_of_file(text: str) -> Digest:
    """Whether the digest in a file is that of its text."""
    match = _DIGEST_LINE.match(text)
    if match is None:
        return "none"
    return "right" if sha256(text[match.end() :].encode()).hexdigest() == match[1] else "wrong"


def without_marks(text: str) -> str:
    """The text of a committed file without the lines that were added to commit it."""
    return KEY_LINE.sub("\0", _DIGEST_LINE.sub("", text, count=1)).replace("\0\n", "")


def split_committed(text: str) -> list[Place]:
    """The places of a committed file, by the lines with keys in it."""
    return list(_split(text))


def _split(text: str) -> Iterator[Place]:
    found = KEY_LINE.search(text)
    lowering = found[1].partition(":")[0] if found is not None else "file"
    first, key = 1, f"{lowering}:@frame"
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        match = KEY_LINE.match(line)
        if match is None:
            continue
        yield from _place(lines, first, number - 1, key)
        first, key = number + 1, match[1]
    yield from _place(lines, first, len(lines), key)


def _place(lines: list[str], first: int, last: int, key: str) -> Iterator[Place]:
    while first <= last and (not lines[first - 1] or _DIGEST_LINE.match(lines[first - 1] + "\n")):
        first += 1
    while last >= first and not lines[last - 1]:
        last -= 1
    if first <= last:
        yield Place(first, last, key, Source())
