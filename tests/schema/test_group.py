"""Which operators are variants of each other."""

from __future__ import annotations

import pytest
from support.own import NEW, OLD, operator, operators

from astgen import get_profile
from astgen.schema.group import Grouping, group_operators, written_not_returned
from astgen.schema.operator import Kind, Operator

RULES = get_profile(OLD).rules


def variants(*schemas: str) -> list[list[str]]:
    """The names in each group."""
    groups = group_operators(operators(*schemas, profile=OLD), RULES)
    return [[str(operator.name) for operator in group.variants.values()] for group in groups]


def together(*schemas: str) -> bool:
    return len(variants(*schemas)) == 1


def test_a_whole_group() -> None:
    (group,) = group_operators(
        operators(
            "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
            "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
            "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ),
        RULES,
    )
    assert list(group.variants) == [Kind.FUNCTIONAL, Kind.INPLACE, Kind.OUT]
    assert group[Kind.OUT] is not None
    assert group[Kind.MUTABLE] is None


def test_groups_stand_in_the_order_of_their_first_members() -> None:
    assert variants("b(Tensor self) -> Tensor", "a(Tensor self) -> Tensor", "b_(Tensor(x!) self) -> Tensor(x!)") == [
        ["b", "b_"],
        ["a"],
    ]


def test_of_two_of_one_kind_the_first_is_kept() -> None:
    assert variants("f.a(Tensor self) -> Tensor", "f.b(Tensor self) -> Tensor") == [["f.a"]]


@pytest.mark.parametrize(
    ("why", "first", "second"),
    [
        ("in place", "f(Tensor self) -> Tensor", "f_(Tensor(a!) self) -> Tensor(a!)"),
        ("overload names do not count", "f.x(Tensor self) -> Tensor", "f_.y(Tensor(a!) self) -> Tensor(a!)"),
        ("nor names of returns", "f(Tensor self) -> Tensor y", "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"),
        ("nor alias annotations", "f(Tensor(a) self) -> Tensor(a)", "f_(Tensor(a!) self) -> Tensor(a!)"),
        (
            "nor TensorOptions",
            "f(int n, *, ScalarType? dtype, Layout? layout, Device? device, bool? pin_memory) -> Tensor",
            "f.out(int n, *, Tensor(a!) out) -> Tensor(a!)",
        ),
        (
            "what is written and not returned is a further return",
            "f(Tensor x, Tensor y) -> (Tensor, Tensor)",
            "f.m(Tensor x, Tensor(a!) y) -> Tensor",
        ),
        (
            "several out arguments",
            "sort(Tensor self) -> (Tensor values, Tensor indices)",
            "sort.values(Tensor self, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))",
        ),
        ("out lists", "f(Tensor self) -> Tensor[]", "f.out(Tensor self, *, Tensor(a!)[] out) -> ()"),
        ("dunder names with each other", "__and__(Tensor self) -> Tensor", "__iand__(Tensor(a!) self) -> Tensor(a!)"),
    ],
)
def test_variants_of_each_other(why: str, first: str, second: str) -> None:
    grouping = Grouping(RULES)
    keys = [grouping.key(operator(text, profile=NEW)) for text in (first, second)]
    assert keys[0] == keys[1], why


@pytest.mark.parametrize(
    ("why", "first", "second"),
    [
        ("defaults", "f(Tensor self, int n=1) -> Tensor", "f_(Tensor(a!) self, int n) -> Tensor(a!)"),
        ("how defaults differ", "f(Tensor self, int n=1) -> Tensor", "f_(Tensor(a!) self, int n=2) -> Tensor(a!)"),
        ("names of arguments", "f(Tensor self, int n) -> Tensor", "f_(Tensor(a!) self, int m) -> Tensor(a!)"),
        ("types", "f(Tensor self, int n) -> Tensor", "f_(Tensor(a!) self, SymInt n) -> Tensor(a!)"),
        ("keyword-only", "f(Tensor self, int n) -> Tensor", "f_(Tensor(a!) self, *, int n) -> Tensor(a!)"),
        ("returns", "f(Tensor self) -> (Tensor, Tensor)", "f_(Tensor(a!) self) -> Tensor(a!)"),
        ("base names", "f(Tensor self) -> Tensor", "g_(Tensor(a!) self) -> Tensor(a!)"),
        ("namespaces", "my::f(Tensor self) -> Tensor", "our::f_(Tensor(a!) self) -> Tensor(a!)"),
        ("dunder names", "and(Tensor self) -> Tensor", "__iand__(Tensor(a!) self) -> Tensor(a!)"),
    ],
)
def test_no_variants_of_each_other(why: str, first: str, second: str) -> None:
    assert not together(first, second), why


def test_a_default_that_counts_for_grouping_alone() -> None:
    """The functional form of ``bernoulli_.float``, whose ``p`` alone has a default."""
    in_place = operator("bernoulli_.float(Tensor(a!) self, float p=0.5) -> Tensor(a!)", profile=OLD)
    functional = operator("bernoulli.p(Tensor self, float p) -> Tensor", profile=OLD)
    new = get_profile(NEW).rules
    for rules, together in ((new, True), (RULES, False)):
        grouping = Grouping(rules)
        assert (grouping.key(in_place) == grouping.key(functional)) is together


def test_written_and_not_returned() -> None:
    found = operator("f(Tensor(a!) x, Tensor self, Tensor(b!) y, *, Tensor(c!) z) -> Tensor(b!)")
    assert [argument.name for argument in written_not_returned(found)] == ["z"]
    found = operator("f_(Tensor(a!) self, Tensor(b!) other) -> Tensor(a!)")
    assert [argument.name for argument in written_not_returned(found)] == ["other"]


def test_groups_of_the_new_set(new_operators: list[Operator]) -> None:
    rules = get_profile(NEW).rules
    groups = group_operators(new_operators, rules)
    written = [group for group in groups if any(not operator.generated for operator in group.variants.values())]
    assert len(written) == len(groups)
    assert sum(group.variants.keys() >= {Kind.FUNCTIONAL, Kind.OUT} for group in groups) >= 275
