"""Files to check: what kind of file one is, and all that is wrong in it."""

from __future__ import annotations

from collections.abc import Sequence

from astgen.codes.code import DERIVATIVES, SCHEMAS, TAGS
from astgen.errors import AstgenError, Diagnostic
from astgen.lint.check import check_operators, in_order
from astgen.lint.findings import Places
from astgen.lint.tags import check_tags
from astgen.profiles.profile import Profile
from astgen.schema.load import load_operators
from astgen.schema.operator import Operator
from astgen.schema.positions import Source
from astgen.schema.yaml import Mapping, read_entries
from astgen.schema.yaml_syntax import read_source

KINDS = (SCHEMAS, DERIVATIVES, TAGS)
_TELLING = {"func": SCHEMAS, "name": DERIVATIVES, "tag": TAGS}
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


def check_file(
    source: Source, profile: Profile, kind: str | None = None, operators: Sequence[Operator] | None = None
) -> list[Diagnostic]:
    """All that is wrong in a file, in its order; without a ``kind`` the content tells it.

    ``operators`` are those that derivatives are for, by default the profile's own.
    """
    kind = kind or kind_of_file(source)
    if kind == TAGS:
        return in_order(check_tags(source))
    if kind == DERIVATIVES:
        return check_derivatives(source, profile, operators)
    return check_schemas(source, profile)[1]


def check_derivatives(
    source: Source, profile: Profile, operators: Sequence[Operator] | None = None
) -> list[Diagnostic]:
    """All that is wrong in a file of derivatives for operators, by default those of the profile."""
    from astgen.derivatives import load_derivatives

    if operators is None:
        operators = load_operators(read_source(profile.schemas()), rules=profile.rules, errors=[])
    try:
        load_derivatives(source.path, operators, profile, source.text)
    except AstgenError as error:
        return in_order([single.diagnostic for single in error.errors])
    return []


def check_schemas(source: Source, profile: Profile) -> tuple[Sequence[Operator], list[Diagnostic]]:
    """The operators of a file that can be made, and all that is wrong, warnings included."""
    errors: list[AstgenError] = []
    operators = load_operators(source, rules=profile.rules, errors=errors)
    found = [single.diagnostic for error in errors for single in error.errors]
    found += check_operators(operators, profile, Places(source), complete=not errors)
    return operators, in_order(found)
