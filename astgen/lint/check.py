"""All checks of the operators of a file, in the order in which they are told."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from astgen.errors import AstgenError, Diagnostic, SchemaError
from astgen.lint.arguments import check_arguments
from astgen.lint.entries import check_entries
from astgen.lint.findings import Findings, Places
from astgen.lint.names import check_names
from astgen.lint.overloads import check_overloads
from astgen.lint.variants import check_variants
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.schema.positions import Source


def check_operators(
    operators: Sequence[Operator], profile: Profile, places: Places, *, complete: bool = True, warn: bool = True
) -> list[Diagnostic]:
    """What is wrong with the operators of a file, each of which could be read.

    ``complete`` says that all its entries could be, else what depends on entries that may be among the others is
    not judged.  To ``warn`` takes longer.
    """
    findings = Findings(places, warn=warn)
    written = [operator for operator in operators if not operator.generated]
    check_arguments(written, profile, findings)
    named = check_names(operators, findings)
    check_entries(operators, named, profile, findings, complete=complete)
    check_variants(written, profile, findings)
    check_overloads(operators, profile, findings)
    return findings.found


def is_checked(source: Source, profile: Profile) -> bool:
    """Whether a profile says that all checks of this file were made and found no error."""
    return bool(profile.checked) and sha256(source.text.encode()).hexdigest() in profile.checked


def in_order(diagnostics: Sequence[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics in the order of their places, each once."""
    return sorted(dict.fromkeys(diagnostics), key=lambda d: (d.origin.line, d.origin.column) if d.origin else (0, 0))


def as_errors(diagnostics: Sequence[Diagnostic]) -> list[AstgenError]:
    """Errors to raise for diagnostics."""
    return [SchemaError(d.message, d.origin, d.notes, d.code) for d in diagnostics]
