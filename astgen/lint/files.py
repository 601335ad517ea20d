"""Files to check: what kind of file one is, and all that is wrong in it."""

from __future__ import annotations

from collections.abc import Sequence

from astgen.codes.code import SCHEMAS, TAGS
from astgen.errors import AstgenError, Diagnostic
from astgen.lint.check import check_operators, in_order
from astgen.lint.findings import Places
from astgen.lint.tags import check_tags
from astgen.profiles.profile import Profile
from astgen.schema.load import load_operators
from astgen.schema.operator import Operator
from astgen.schema.positions import Source
from astgen.schema.yaml import Mapping, read_entries

KINDS = (SCHEMAS, TAGS)
_TELLING = {"func": SCHEMAS, "tag": TAGS}
"""The key of an entry that tells the kind of its file."""


def kind_of_file(source: Source) -> str:
    """The kind of a file, told by the first entry that has a telling key; of one without any, schemas."""
    ignored: list[AstgenError] = []
    for entry in read_entries(source, errors=ignored):
        if isinstance(entry, Mapping):
            for key, kind in _TELLING.items():
                if key in entry.entries:
                    return kind
    return SCHEMAS


def check_file(source: Source, profile: Profile, kind: str | None = None) -> list[Diagnostic]:
    """All that is wrong in a file, in its order; without a ``kind`` the content tells it."""
    if (kind or kind_of_file(source)) == TAGS:
        return in_order(check_tags(source))
    return check_schemas(source, profile)[1]


def check_schemas(source: Source, profile: Profile) -> tuple[Sequence[Operator], list[Diagnostic]]:
    """The operators of a file that can be made, and all that is wrong, warnings included."""
    errors: list[AstgenError] = []
    operators = load_operators(source, rules=profile.rules, errors=errors)
    found = [single.diagnostic for error in errors for single in error.errors]
    found += check_operators(operators, profile, Places(source), complete=not errors)
    return operators, in_order(found)
