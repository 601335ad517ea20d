"""Files of tags: which tags there are, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from astgen.codes.files import BAD_TAG, DUPLICATE_TAG, MISSING_KEY, NOT_AN_ENTRY, UNKNOWN_KEY
from astgen.cpp.lexer import is_qualified_name
from astgen.errors import AstgenError, Diagnostic, Note, did_you_mean
from astgen.origin import Origin
from astgen.profiles.sources import tags_file
from astgen.schema.operator import Operator
from astgen.schema.positions import Source
from astgen.schema.yaml import Mapping, Text, read_entries

_KEYS = ("tag", "desc")


def check_tags(source: Source) -> list[Diagnostic]:
    """All that is wrong in a file of tags."""
    errors: list[AstgenError] = []
    found: list[Diagnostic] = []
    first: dict[str, Origin] = {}
    for entry in read_entries(source, errors=errors):
        if not isinstance(entry, Mapping):
            found.append(
                NOT_AN_ENTRY.found(f"an entry is a mapping with the key tag, not {entry.kind}", entry.origin())
            )
            continue
        for key, _ in entry.items():
            if key.value not in _KEYS:
                near = did_you_mean(key.value, _KEYS)
                found.append(UNKNOWN_KEY.found(f"unknown key {key.value!r}", key.origin(), near))
        tag = entry.get("tag")
        if not isinstance(tag, Text) or not tag.value or tag.is_null:
            found.append(MISSING_KEY.found("the entry has no tag, the name of a tag", entry.origin()))
            continue
        if "::" in tag.value or not is_qualified_name(tag.value):
            found.append(BAD_TAG.found(f"the tag {tag.value!r} is no C++ identifier", tag.origin()))
        before = first.setdefault(tag.value, tag.origin())
        if before != tag.origin():
            notes = [Note("first defined here", before)]
            found.append(DUPLICATE_TAG.found(f"the tag {tag.value} is defined twice", tag.origin(), notes))
    return [single.diagnostic for error in errors for single in error.errors] + found


def tags_beside(operators: Sequence[Operator]) -> Iterator[str]:
    """The tags of the file beside a schema file, if there is one."""
    path = tags_file(Path(operators[0].origin.path)) if operators else None
    if path is None or not path.is_file():
        return
    for entry in read_entries(path, errors=[]):
        tag = entry.get("tag") if isinstance(entry, Mapping) else None
        if isinstance(tag, Text):
            yield tag.value
