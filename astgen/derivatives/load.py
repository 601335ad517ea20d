"""A file of derivatives, for the operators of a schema file."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace

from astgen.codes.derivatives import UNKNOWN_OPERATOR
from astgen.derivatives.build import Builder
from astgen.derivatives.entries import Entry, EntryReader, repeated
from astgen.derivatives.group import DifferentiableGroup
from astgen.derivatives.matching import ByKey, Match, Matcher
from astgen.derivatives.model import Differentiability
from astgen.derivatives.schemas import other_schema
from astgen.derivatives.view_copies import view_copies
from astgen.errors import AstgenError, did_you_mean, raise_collected
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.schema.yaml import read_entries
from astgen.signatures import SignatureGroup, cpp_name


class Derivatives:
    """How the operators of a schema file are differentiated.

    ``operators`` are those of the schema file; ``entries`` is what the file of derivatives says, by the name of the
    operator and in its order, and after it what copying variants of views have from them.
    """

    def __init__(
        self,
        profile: Profile,
        operators: Sequence[Operator],
        entries: Mapping[str, ByKey],
        matches: Mapping[str, Match],
    ) -> None:
        self.profile = profile
        self.operators = operators
        self.entries = entries
        self._matches = matches

    def groups(self) -> list[DifferentiableGroup]:
        """The signatures of every operator with its derivatives."""
        return [self.group(operator) for operator in self.operators]

    def group(self, operator: Operator) -> DifferentiableGroup:
        """The signatures of an operator with its derivatives."""
        text = str(operator.name)
        match = self._matches.get(text)
        own = match.by_key if match is not None and match.made else self.entries.get(text, {})
        return DifferentiableGroup(operator, self.profile, match, [info for info in own.values() if info.node])

    def nodes(self) -> list[Differentiability]:
        """All that has a backward node: in the order of the file, then copies of views, then operators on lists."""
        made = [match.by_key for match in self._matches.values() if match.made]
        return [info for by_key in (*self.entries.values(), *made) for info in by_key.values() if info.node]

    def keys(self) -> list[str]:
        """The dispatch keys that formulas are for, sorted."""
        return sorted({key for by_key in self.entries.values() for key in by_key})


def load_derivatives(
    path: str | os.PathLike[str], operators: Sequence[Operator], profile: Profile, text: str | bytes | None = None
) -> Derivatives:
    """The derivatives of operators, from a YAML file.

    ``path`` is only the name in messages where ``text`` is given.  Raises `SchemaError` (an `ErrorList` for several)
    with all that is wrong in the file.
    """
    errors: list[AstgenError] = []
    entries = _entries(path, text, operators, profile, errors)
    copies = view_copies(operators, profile.rules)
    for view, by_key in list(entries.items()):
        copy = copies.get(view)
        if copy is not None and str(copy.name) not in entries:
            entries[str(copy.name)] = {key: _copied(info, copy) for key, info in by_key.items()}
    matches: dict[str, Match] = {}
    if not errors:
        matcher = Matcher(entries, profile)
        for operator in sorted(operators, key=cpp_name):
            try:
                match = matcher.match(SignatureGroup(operator, profile))
            except AstgenError as error:
                errors += error.errors
                continue
            if match is not None:
                matches[str(operator.name)] = match
    raise_collected(sorted(errors, key=_place))
    return Derivatives(profile, operators, entries, matches)


def _entries(
    path: str | os.PathLike[str],
    text: str | bytes | None,
    operators: Sequence[Operator],
    profile: Profile,
    errors: list[AstgenError],
) -> dict[str, ByKey]:
    """What the entries of a file say, by the name of the operator."""
    by_name = {str(operator.name): operator for operator in operators}
    reader, builder = EntryReader(errors), Builder(profile, errors)
    first: dict[str, Entry] = {}
    found: dict[str, ByKey] = {}
    for node in read_entries(path, text, errors=errors):
        entry = reader.entry(node)
        if entry is None:
            continue
        name = str(entry.schema.name)
        operator = by_name.get(name)
        if operator is None:
            message = f"there is no operator {name}"
            errors.append(UNKNOWN_OPERATOR.error(message, entry.origin(), did_you_mean(name, by_name)))
        elif name in first:
            errors.append(repeated(entry, first[name]))
        elif str(entry.schema) != str(operator.schema):
            errors.append(other_schema(entry, operator))
        else:
            first[name] = entry
            by_key = builder.differentiability(entry, SignatureGroup(operator, profile))
            if by_key:
                found[name] = by_key
    return found


def _copied(info: Differentiability, copy: Operator) -> Differentiability:
    """The same for the copying variant of a view."""
    node = f"{info.node}_copy" if info.node else ""
    return replace(info, name=copy.name.name, operator=copy, node=node)


def _place(error: AstgenError) -> tuple[int, int]:
    return (error.origin.line, error.origin.column) if error.origin else (0, 0)
