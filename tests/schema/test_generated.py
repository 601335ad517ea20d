"""The out and functional operators that are derived from written ones."""

from __future__ import annotations

from typing import Any

import pytest
from support.own import NEW, OLD, entry, operator, operators

from astgen import load
from astgen.errors import AstgenError
from astgen.schema.generated import functional_schema, out_schema
from astgen.schema.grammar import parse_schema
from astgen.schema.operator import Kind

EXPLICIT = {"CompositeExplicitAutograd": "kernel"}


def derived(schema: str, *others: str, **keys: Any) -> list[str]:
    """The schemas derived from entries; unless said otherwise all have an explicit kernel and ask for an out."""
    keys = {"dispatch": EXPLICIT, "autogen": "f.out", **keys}
    found = operators(*[entry(text, **keys) for text in (schema, *others)])
    return [str(one.schema) for one in found if one.generated]


# --- out variants ---


def test_out_of_a_functional_operator() -> None:
    assert derived("f(Tensor self, int n=1) -> Tensor") == [
        "f.out(Tensor self, int n=1, *, Tensor(a!) out) -> Tensor(a!)"
    ]


def test_the_overload_of_an_out_variant() -> None:
    assert derived("f.Scalar(Tensor self) -> Tensor", autogen="f.Scalar_out") == [
        "f.Scalar_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
    ]


def test_several_tensors_are_numbered() -> None:
    assert derived("f(Tensor self) -> (Tensor values, Tensor indices)") == [
        "f.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))"
    ]


def test_a_list_of_tensors_is_written_and_not_returned() -> None:
    assert derived("f(Tensor self) -> Tensor[]") == ["f.out(Tensor self, *, Tensor(a!)[] out) -> ()"]


def test_letters_that_are_taken_are_left_out() -> None:
    schema = "f(Tensor self, Tensor(a!) x, Tensor(c!) y) -> (Tensor, Tensor)"
    assert str(out_schema(operator(schema))) == (
        "f.out(Tensor self, Tensor(a!) x, Tensor(c!) y, *, Tensor(b!) out0, Tensor(d!) out1)"
        " -> (Tensor(b!), Tensor(d!))"
    )


def test_tensors_are_counted_and_lettered_among_all_returns() -> None:
    """What is no tensor keeps being returned, and then no out argument is."""
    assert str(out_schema(operator("f(Tensor self) -> (Tensor, int, Tensor)"))) == (
        "f.out(Tensor self, *, Tensor(a!) out0, Tensor(c!) out2) -> int"
    )


def test_more_returns_than_letters() -> None:
    schema = out_schema(operator(f"f(Tensor self) -> ({', '.join(['Tensor'] * 30)})"))
    letters = [argument.alias.before[0] for argument in schema.keyword_only if argument.alias]
    assert letters[:3] == ["a", "b", "c"]
    assert len(set(letters)) == 30
    assert parse_schema(str(schema)) == schema


def test_options_have_no_place_in_an_out_variant() -> None:
    schema = (
        "f(int n, *, Tensor? like, ScalarType? dtype=None, Layout? layout=None, Device? device=None,"
        " bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor"
    )
    assert derived(schema) == [
        "f.out(int n, *, Tensor? like, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)"
    ]


# --- in-place and mutable operators ---


def test_out_and_functional_of_an_in_place_operator() -> None:
    """``out`` has the type and the letter that ``self`` had; the name loses its ``_``."""
    assert derived("f_(Tensor(x!) self, Tensor other) -> Tensor(x!)") == [
        "f.out(Tensor self, Tensor other, *, Tensor(x!) out) -> Tensor(x!)",
        "f(Tensor self, Tensor other) -> Tensor",
    ]


def test_out_and_functional_of_an_in_place_operator_on_lists() -> None:
    assert derived("f_(Tensor(a!)[] self, Scalar n) -> ()") == [
        "f.out(Tensor[] self, Scalar n, *, Tensor(a!)[] out) -> ()",
        "f(Tensor[] self, Scalar n) -> Tensor[] self_out",
    ]


def test_variants_of_a_dunder() -> None:
    assert derived("__iand__(Tensor(a!) self, Tensor other) -> Tensor(a!)") == [
        "__and__.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        "__and__(Tensor self, Tensor other) -> Tensor",
    ]


def test_out_and_functional_of_a_mutable_operator() -> None:
    """The functional one has a name of its own, and returns last what was written."""
    assert derived("f(Tensor x, Tensor(a!) mean, Tensor(b!)? var, bool train) -> (Tensor, Tensor)") == [
        "f.out(Tensor x, Tensor(a!) mean, Tensor(b!)? var, bool train, *, Tensor(c!) out0, Tensor(d!) out1)"
        " -> (Tensor(c!), Tensor(d!))",
        "f_functional(Tensor x, Tensor mean, Tensor? var, bool train)"
        " -> (Tensor, Tensor, Tensor mean_out, Tensor? var_out)",
    ]


def test_the_functional_form_of_written_keyword_arguments() -> None:
    mutable = operator("f(Tensor x, *, Tensor(a!) buffer) -> Tensor")
    assert str(functional_schema(mutable)) == "f_functional(Tensor x, *, Tensor buffer) -> (Tensor, Tensor buffer_out)"


def test_the_root_of_a_functional_form() -> None:
    found = operators(entry("f(Tensor x, Tensor(a!) y) -> Tensor", dispatch=EXPLICIT, autogen="f.out, f_functional"))
    assert {str(one.name): one.root for one in found} == {"f": "f", "f.out": "f", "f_functional": "f"}


# --- which groups get derived variants ---


def test_without_autogen_there_is_none() -> None:
    assert operators(entry("f(Tensor self) -> Tensor", dispatch=EXPLICIT))[1:] == []


def test_an_out_variant_is_made_only_where_autogen_names_one() -> None:
    assert derived("f(Tensor self) -> Tensor", autogen="f_functional") == []


def test_a_functional_variant_needs_an_out_variant() -> None:
    assert derived("f_(Tensor(a!) self) -> Tensor(a!)", autogen="f.x") == []
    out = "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
    assert derived("f_(Tensor(a!) self) -> Tensor(a!)", out, autogen="f") == ["f(Tensor self) -> Tensor"]


def test_what_is_there_is_not_derived() -> None:
    out = "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
    assert derived("f(Tensor self) -> Tensor", out) == []


@pytest.mark.parametrize(
    ("why", "schema", "keys"),
    [
        ("a view", "f(Tensor(a) self) -> Tensor(a)", {}),
        ("bound by hand", "f(Tensor self) -> Tensor", {"manual_cpp_binding": True}),
        ("composite", "f(Tensor self) -> Tensor", {"dispatch": {"CompositeImplicitAutograd": "f"}}),
        ("named so", "polygamma_(Tensor(a!) self) -> Tensor(a!)", {"autogen": "polygamma, polygamma.out"}),
        ("an out operator alone", "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", {"autogen": "f"}),
        ("no tensor is returned", "f(Tensor self) -> int", {}),
    ],
)
def test_no_derived_variants(why: str, schema: str, keys: dict[str, Any]) -> None:
    assert derived(schema, **keys) == [], why


def test_set_is_no_view_here_and_core_composites_have_variants() -> None:
    keys = {"autogen": "set_.out", "tags": "inplace_view"}
    assert derived("set_(Tensor(a!) self, Tensor source) -> Tensor(a!)", **keys)
    keys = {"dispatch": {"CompositeImplicitAutograd": "f"}, "tags": "core"}
    assert derived("f(Tensor self) -> Tensor", **keys)


def test_the_old_profile_derives_nothing() -> None:
    assert len(operators(entry("f(Tensor self) -> Tensor", dispatch=EXPLICIT, autogen="f.out"), profile=OLD)) == 1


def test_a_derived_operator_that_is_there_already_is_an_error() -> None:
    other = entry("my::f.out(int n, *, Tensor(a!) out) -> Tensor(a!)")
    with pytest.raises(AstgenError) as caught:
        load(NEW, "own.yaml", entry("my::f(Tensor self) -> Tensor", dispatch=EXPLICIT, autogen="my::f.out") + other)
    first = caught.value.errors[0]
    assert first.message == "my::f.out, the variant that my::f asks for, is there already"
    assert first.origin is not None
    assert first.origin.line == 1
    assert [note.origin.line for note in first.notes if note.origin] == [2]


# --- what a derived operator is ---


def test_attributes_of_a_derived_operator() -> None:
    tags = ["pt2_compliant_tag", "nondeterministic_seeded", "core"]
    base = entry("f(Tensor self, SymInt n) -> Tensor", dispatch=EXPLICIT, autogen="f.out", tags=tags, variants="method")
    made = operators(base)[1]
    assert made.generated
    assert made.kind is Kind.OUT
    assert made.attributes.variants == {"function"}
    assert made.attributes.dispatch == (("CompositeExplicitAutograd", "f_out_symint"),)
    assert made.attributes.tags == {"generated", "pt2_compliant_tag", "nondeterministic_seeded", "out"}
    assert not made.attributes.device_check
    assert not made.attributes.device_guard
    assert made.origin.line == 1


def test_operators_of_ones_own_namespace() -> None:
    found = operators(entry("my::f_(Tensor(a!) self) -> Tensor(a!)", dispatch=EXPLICIT, autogen="my::f, my::f.out"))
    assert [(str(one.name), one.namespace) for one in found] == [
        ("my::f_", "my"),
        ("my::f.out", "my"),
        ("my::f", "my"),
    ]
