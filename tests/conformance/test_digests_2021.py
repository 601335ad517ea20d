"""The generator of February 2021: each operator's text has the token digest that it had then."""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path

import pytest
from support.cpp_text import digest

from astgen.cpp.print import Printer, Style
from astgen.lowerings.registry import find_lowering
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.signatures import SignatureGroup

DIGESTS = Path(__file__).parent.parent / "data" / "digests_2021.tsv"


@cache
def digests(column: str) -> dict[str, str]:
    """The digest of each operator that has one in a column."""
    head, *rows = csv.reader(DIGESTS.open(), delimiter="\t")
    at = head.index(column)
    return {row[0]: row[at] for row in rows if row[at] != "-"}


@pytest.mark.parametrize("width", [100, None], ids=["wrapped", "flat"])
@pytest.mark.parametrize(
    ("form", "column", "role"),
    [
        ("redispatch", "trace_kernel", "kernel"),
        ("redispatch", "trace_registration", "registration"),
        ("dispatcher", "trace_kernel_before", "kernel"),
        ("dispatcher", "trace_registration", "registration"),
    ],
)
def test_tracing(
    old_profile: Profile, old_operators: list[Operator], form: str, column: str, role: str, width: int | None
) -> None:
    expected = digests(column)
    assert len(expected) == 1877
    profile = old_profile.calling(form)
    trace = find_lowering("trace")
    printer = Printer(Style(width=width))
    ours = {}
    for operator in old_operators:
        group = SignatureGroup(operator, profile)
        if trace.accepts(group, profile):
            (piece,) = [piece for piece in trace.emit(group, profile) if piece.role == role]
            ours[str(operator.name)] = digest(printer.chunk(piece.node).text)
    different = [name for name in expected if ours.get(name) != expected[name]]
    assert not different, f"{len(different)} of {len(expected)} differ, among them {different[:5]}"
    assert ours.keys() == expected.keys()


def test_counts_of_operators(old_operators: list[Operator]) -> None:
    """The figures that are known of the operator set."""
    arguments = [operator.arguments for operator in old_operators]
    assert len(old_operators) == 1891
    assert sum(bool(a.out) for a in arguments) == 442
    assert sum(a.options is not None for a in arguments) == 75
    assert not any(a.out and a.options for a in arguments)
    assert sum(o.is_abstract for o in old_operators) == 780 + 278 + 123


def test_signature_counts(old_profile: Profile, old_operators: list[Operator]) -> None:
    """Each operator has a regular signature, and a faithful one with out arguments or TensorOptions."""
    groups = [SignatureGroup(operator, old_profile) for operator in old_operators]
    assert sum(len(list(group.signatures())) for group in groups) == 2408
    functions = [g for g in groups if "function" in g.operator.attributes.variants]
    assert sum(len(list(group.signatures())) for group in functions) == 2194
    methods = [g for g in groups if "method" in g.operator.attributes.variants]
    assert sum(len(list(group.signatures())) for group in methods) == 681
