"""How many raw nodes each lowering emits over all operators: the table is exact, so that it also shrinks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from astgen.cpp.nodes import Node, RawDecl, RawExpr, RawStmt
from astgen.cpp.walk import walk
from astgen.driver import derive
from astgen.lowerings.registry import Lowering, Piece, all_lowerings, lowering, lowerings_of
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.signatures import SignatureGroup

BUDGET = {
    "trace": 0,
    "signatures": 0,
    "ops": 0,
    "redispatch": 0,
    "functions": 0,
    "methods": 0,
    "backend_select": 0,
    "variable_type": 0,
    "autograd_functions": 0,
    "schema_registration": 0,
    "interned_strings": 0,
    "tag_enum": 0,
    "operator_list": 0,
    "native": 0,
    "registration_declarations": 0,
    "declarations_yaml": 0,
    "variable_factories": 0,
    "functional_inverses": 0,
    "view_funcs": 0,
    "inplace_or_view": 0,
}
RAW = (RawExpr, RawStmt, RawDecl)


def built_in() -> dict[str, Lowering]:
    return {name: entry for name, entry in all_lowerings().items() if entry.emit.__module__.startswith("astgen.")}


def raw_nodes(profile: Profile, operators: list[Operator], chosen: dict[str, Lowering]) -> Counter[str]:
    """The raw nodes by lowering, in the pieces of all operators, in the frames of the files and in whole files."""
    counts = Counter({name: sum(map(count, frames(entry, profile))) for name, entry in chosen.items()})
    for name, entry in chosen.items():
        if entry.whole is not None and entry in lowerings_of(profile):
            groups = [SignatureGroup(operator, profile) for operator in operators]
            contents = [file.content for file in entry.whole(groups, profile)]
            counts[name] += sum(count(content) for content in contents if isinstance(content, Node))
    derivatives = derive(profile, operators)
    for operator in operators:
        group = derivatives.group(operator)
        for name, entry in chosen.items():
            if entry.accepts(group, profile):
                counts[name] += sum(count(piece.node) for piece in entry.emit(group, profile))
    return counts


def frames(entry: Lowering, profile: Profile) -> Iterator[Node]:
    return (plan.frame(profile, plan.path, ("aten", "other")) for plan in entry.files)


def count(node: Node) -> int:
    return sum(isinstance(part, RAW) for part in walk(node))


def test_every_lowering_has_a_budget() -> None:
    assert BUDGET.keys() == built_in().keys()


def test_budget_of_the_old_profile(old_profile: Profile, old_operators: list[Operator]) -> None:
    assert raw_nodes(old_profile, old_operators, built_in()) == BUDGET


@pytest.mark.torch
def test_budget_of_the_new_profile(new_profile: Profile, new_operators: list[Operator]) -> None:
    assert raw_nodes(new_profile, new_operators, built_in()) == BUDGET


def test_planted_raw_nodes_are_counted(old_profile: Profile, old_operators: list[Operator]) -> None:
    @lowering()
    def planted(group: SignatureGroup, profile: Profile) -> Iterator[Piece]:
        yield Piece("kernels", group.dispatcher.define("f", [RawStmt("x", "planted")]))
        yield Piece("kernels", RawDecl("y", "planted"))

    assert raw_nodes(old_profile, old_operators[:10], {"planted": planted}) == {"planted": 20}
