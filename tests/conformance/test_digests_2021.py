"""The generator of February 2021: each operator's text has the token digest that it had then."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from support.cpp_text import digest

from astgen.cpp.print import Printer, Style
from astgen.driver import derive
from astgen.lowerings.registry import find_lowering
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.signatures import SignatureGroup

DATA = Path(__file__).parent.parent / "data"


@cache
def digests(column: str) -> dict[str, str]:
    """The digest of each operator that has one in a column."""
    head, *rows = csv.reader((DATA / "digests_2021.tsv").open(), delimiter="\t")
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


@pytest.mark.parametrize("width", [100, None], ids=["wrapped", "flat"])
@pytest.mark.parametrize(
    ("lowering", "column", "role", "count"),
    [
        ("redispatch", "redispatch_decls", "declaration", 1891),
        ("redispatch", "redispatch_defs", "kernel", 1891),
        ("backend_select", "backend_select_def", "kernel", 63),
    ],
)
def test_api(
    old_profile: Profile,
    old_operators: list[Operator],
    lowering: str,
    column: str,
    role: str,
    count: int,
    width: int | None,
) -> None:
    """An operator's functions, one after the other, have one digest."""
    expected = digests(column)
    assert len(expected) == count
    ours = {name: digest(text) for name, text in printed(old_profile, old_operators, lowering, role, width)}
    different = [name for name in expected if ours.get(name) != expected[name]]
    assert not different, f"{len(different)} of {count} differ, among them {different[:5]}"
    assert ours.keys() == expected.keys()


def printed(
    profile: Profile, operators: list[Operator], lowering: str, role: str, width: int | None
) -> Iterator[tuple[str, str]]:
    """The text of the pieces of a role, by operator."""
    found = find_lowering(lowering)
    printer = Printer(Style(width=width))
    derivatives = derive(profile, operators)
    for operator in operators:
        group = derivatives.group(operator)
        if found.accepts(group, profile):
            pieces = [piece for piece in found.emit(group, profile) if piece.role == role]
            yield str(operator.name), "".join(printer.chunk(piece.node).text for piece in pieces)


@pytest.mark.parametrize(
    ("lowering", "file", "role", "count"),
    [
        ("functions", "Functions.h", "declaration", 2194),
        ("functions", "Functions.cpp", "kernel", 2194),
        ("methods", "TensorBody.h", "declaration", 681),
        ("methods", "TensorMethods.cpp", "kernel", 681),
    ],
)
def test_functions_and_methods(
    old_profile: Profile, old_operators: list[Operator], lowering: str, file: str, role: str, count: int
) -> None:
    """Function by function: several operators have functions of one name, so these are multisets."""
    rows = csv.reader((DATA / "api_2021.tsv").open(), delimiter="\t")
    expected = Counter((row[1], row[2]) for row in rows if row[0] == file)
    assert expected.total() == count
    found = find_lowering(lowering)
    ours: Counter[tuple[str, str]] = Counter()
    for operator in old_operators:
        group = SignatureGroup(operator, old_profile)
        if found.accepts(group, old_profile):
            for piece in found.emit(group, old_profile):
                if piece.role == role:
                    name = piece.node.name.removeprefix("Tensor::")  # type: ignore[attr-defined]
                    ours[name, digest(Printer().chunk(piece.node).text)] += 1
    assert not expected - ours, "missing"
    assert not ours - expected, "extra"


def test_autograd_calls(old_profile: Profile, old_operators: list[Operator]) -> None:
    """The signature of each kernel up to its brace, and its one call of the redispatch API."""
    rows = csv.reader((DATA / "autograd_calls_2021.tsv").open(), delimiter="\t")
    expected = {row[0]: (row[1], row[2]) for row in rows if not row[0].startswith("#")}
    assert len(expected) == 1175
    ours = {}
    for name, text in printed(old_profile, old_operators, "variable_type", "kernel", None):
        signature, _, body = text.partition("{")
        assert text.count("at::redispatch::") == 1
        call = body[body.index("at::redispatch::") :]
        ours[name] = (digest(signature), digest(balanced(call)))
    different = [name for name in expected if ours.get(name) != expected[name]]
    assert not different, f"{len(different)} of {len(expected)} differ, among them {different[:5]}"
    assert ours.keys() == expected.keys()


def balanced(text: str) -> str:
    """Text up to the parenthesis that closes its first one."""
    depth = 0
    for i, char in enumerate(text):
        depth += (char == "(") - (char == ")")
        if depth == 0 and char == ")":
            return text[: i + 1]
    raise AssertionError("not balanced")


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
