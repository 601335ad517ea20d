"""The C++ functions of an operator: which there are, how they are called, what they take and return."""

from __future__ import annotations

from typing import Any

import pytest
from support.own import NEW, OLD, operator

from astgen import SignatureGroup, Style, get_profile, render
from astgen.cpp.build import named, param
from astgen.errors import LoweringError
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.signature import Signature

FLAT = Style(width=None)
OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
ADD = "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
ADD_OUT = "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"
EMPTY = f"empty.memory_format(int[] size, *, {OPTIONS}, MemoryFormat? memory_format=None) -> Tensor"
SYM_EMPTY = EMPTY.replace("int[]", "SymInt[]")


def group_of(schema: str, profile: str = NEW, *, method: bool = False, **keys: Any) -> SignatureGroup:
    return SignatureGroup(operator(schema, profile=profile, **keys), get_profile(profile), method=method)


def text(signature: Signature | None) -> str:
    """The declaration on one line."""
    assert signature is not None
    return render(signature.declare(), FLAT).strip()


def declarations(group: SignatureGroup) -> list[str]:
    return [text(signature) for signature in group.signatures()]


# --- which signatures there are ---


def test_a_plain_operator_has_one_signature_beside_the_dispatchers() -> None:
    group = group_of(ADD, OLD)
    assert declarations(group) == ["Tensor add(const Tensor & self, const Tensor & other, Scalar alpha=1);"]
    assert text(group.dispatcher) == "Tensor add(const Tensor & self, const Tensor & other, Scalar alpha);"
    assert (group.faithful, group.symint, group.symint_faithful) == (None, None, None)


def test_an_out_operator_has_a_faithful_signature() -> None:
    """Out arguments first and defaults in the regular one, schema order and none in the faithful one."""
    assert declarations(group_of(ADD_OUT, OLD)) == [
        "Tensor & add_out(Tensor & out, const Tensor & self, const Tensor & other, Scalar alpha=1);",
        "Tensor & add_outf(const Tensor & self, const Tensor & other, Scalar alpha, Tensor & out);",
    ]
    assert group_of(ADD_OUT, OLD).dispatcher.name == "add_out"


def test_several_out_arguments_keep_their_order() -> None:
    schema = "sort.values(Tensor self, int dim=-1, *, Tensor(a!) v, Tensor(b!) i) -> (Tensor(a!), Tensor(b!))"
    assert declarations(group_of(schema, OLD)) == [
        "std::tuple<Tensor &,Tensor &> sort_out(Tensor & v, Tensor & i, const Tensor & self, int64_t dim=-1);",
        "std::tuple<Tensor &,Tensor &> sort_outf(const Tensor & self, int64_t dim, Tensor & v, Tensor & i);",
    ]


def test_options_are_folded_in_the_regular_signature() -> None:
    assert declarations(group_of(EMPTY, OLD)) == [
        "Tensor empty(IntArrayRef size, TensorOptions options={},"
        " c10::optional<MemoryFormat> memory_format=c10::nullopt);",
        "Tensor empty(IntArrayRef size, c10::optional<ScalarType> dtype, c10::optional<Layout> layout,"
        " c10::optional<Device> device, c10::optional<bool> pin_memory, c10::optional<MemoryFormat> memory_format);",
    ]


def test_symbolic_integers_double_the_signatures_in_their_order() -> None:
    group = group_of(SYM_EMPTY)
    assert [signature.convention.value for signature in group.signatures()] == [
        "regular",
        "faithful",
        "symint",
        "symint-faithful",
    ]
    names = [(signature.name, render(signature.bindings[0].type)) for signature in group.signatures()]
    assert names == [
        ("empty", "at::IntArrayRef"),
        ("empty", "at::IntArrayRef"),
        ("empty_symint", "c10::SymIntArrayRef"),
        ("empty_symint", "c10::SymIntArrayRef"),
    ]
    assert render(group.dispatcher.bindings[0].type) == "c10::SymIntArrayRef"


def test_names_of_an_out_operator_with_symbolic_integers() -> None:
    group = group_of("empty.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
    assert [signature.name for signature in group.signatures()] == [
        "empty_out",
        "empty_outf",
        "empty_symint_out",
        "empty_symint_outf",
    ]


def test_in_place_and_dunder_names() -> None:
    assert group_of("add_(Tensor(a!) self, Tensor other) -> Tensor(a!)").regular.name == "add_"
    assert group_of("__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)").regular.name == "__iand__"


def test_the_overload_is_in_no_signature_but_in_the_names_of_kernel_and_struct() -> None:
    group = group_of(ADD_OUT)
    assert (group.kernel_name, group.struct_name, group.cpp_name) == ("add_out_out", "add_out", "add_out")
    assert (group.qualified_name, group.overload, group.registered_name) == ("aten::add", "out", "add.out")
    group = group_of("contiguous(Tensor self) -> Tensor")
    assert (group.kernel_name, group.struct_name, group.registered_name) == ("contiguous",) * 3


def test_scopes() -> None:
    assert group_of(ADD).scope == "at"
    assert group_of("my::bar(Tensor self) -> Tensor").scope == "::my"
    assert group_of("my::bar(Tensor self) -> Tensor").qualified_name == "my::bar"


# --- the most faithful one ---

OUT = "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
FACTORY = f"f(int n, *, {OPTIONS}) -> Tensor"


@pytest.mark.parametrize(
    ("why", "schema", "plain", "symint"),
    [
        ("neither", "f(Tensor self) -> Tensor", "regular", "regular"),
        ("out", OUT, "faithful", "faithful"),
        ("options", FACTORY, "faithful", "faithful"),
        ("symint", "f(Tensor self, SymInt n) -> Tensor", "regular", "symint"),
        ("symint and out", OUT.replace("self", "self, SymInt n"), "faithful", "symint-faithful"),
        ("symint and options", FACTORY.replace("int n", "SymInt n"), "faithful", "symint-faithful"),
    ],
)
def test_most_faithful(why: str, schema: str, plain: str, symint: str) -> None:
    group = group_of(schema)
    assert group.most_faithful().convention.value == plain
    assert group.most_faithful(symint=False).convention.value == plain
    assert group.most_faithful(symint=True).convention.value == symint


@pytest.mark.parametrize("schema", [ADD, ADD_OUT, EMPTY, SYM_EMPTY, OUT, FACTORY])
def test_the_most_faithful_signature_takes_the_dispatchers_arguments(schema: str) -> None:
    group = group_of(schema)
    most_faithful = group.most_faithful(symint=True)
    assert most_faithful.names() == group.dispatcher.names()
    assert render(most_faithful.fn_type()) == render(group.dispatcher.fn_type())


def test_most_faithful_of_the_full_sets(old_operators: list[Operator], new_operators: list[Operator]) -> None:
    """Redispatch declarations of 2021: one an operator, and a second one with out arguments or options."""
    groups = [SignatureGroup(one, get_profile(OLD)) for one in old_operators]
    assert sum(len(list(group.signatures())) for group in groups) == 2408
    assert sum(group.most_faithful() is group.faithful for group in groups) == 442 + 75
    for one in new_operators:
        group = SignatureGroup(one, get_profile(NEW))
        assert group.most_faithful(symint=True).names() == group.dispatcher.names()
        assert (group.symint is not None) is one.has_symint


# --- bound by hand ---


def test_an_operator_bound_by_hand_has_its_functions_under_a_prefix() -> None:
    group = group_of("size.int(Tensor self, int dim) -> int", OLD, manual_cpp_binding=True)
    assert group.regular.name == "__dispatch_size"
    assert group.redispatch_name == "__dispatch_size"
    assert group.dispatcher.name == "size"
    assert (group.kernel_name, group.registered_name) == ("size_int", "size.int")


def test_the_prefix_comes_before_all_that_makes_a_name() -> None:
    group = group_of("f.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)", manual_cpp_binding=True)
    assert [signature.name for signature in group.signatures()] == [
        "__dispatch_f_out",
        "__dispatch_f_outf",
        "__dispatch_f_symint_out",
        "__dispatch_f_symint_outf",
    ]


def test_bound_by_hand_in_2021(old_operators: list[Operator]) -> None:
    names = {
        str(one.name): SignatureGroup(one, get_profile(OLD)).redispatch_name
        for one in old_operators
        if one.attributes.manual_cpp_binding
    }
    assert names == {
        "contiguous": "__dispatch_contiguous",
        "is_complex": "__dispatch_is_complex",
        "size.int": "__dispatch_size",
        "stride.int": "__dispatch_stride",
    }


# --- defaults and methods ---


def test_defaults_that_cpp_is_not_to_have() -> None:
    schema = "_test_ambiguous_defaults.b(Tensor dummy, int a=2, str b='2', int c=3) -> Tensor"
    (declared,) = declarations(group_of(schema, OLD, cpp_no_default_args=["a", "b"]))
    assert declared == ("Tensor _test_ambiguous_defaults(const Tensor & dummy, int64_t a, std::string b, int64_t c=3);")


def test_options_without_a_default_of_their_own() -> None:
    schema = FACTORY.replace("pin_memory=None", "pin_memory=False")
    assert declarations(group_of(schema))[0] == "at::Tensor f(int64_t n, at::TensorOptions options);"


def test_a_method_has_no_self() -> None:
    group = group_of("where.x(Tensor condition, Tensor self, int n=1) -> Tensor", OLD, method=True)
    assert declarations(group) == ["Tensor where(const Tensor & condition, int64_t n=1);"]
    assert group.dispatcher.names() == ("condition", "self", "n")
    schema = f"new_empty(Tensor self, SymInt[] size, *, {OPTIONS}) -> Tensor"
    assert all("self" not in signature.names() for signature in group_of(schema, method=True).signatures())
    of_functions = [signature.as_method() for signature in group_of(schema).signatures()]
    assert list(map(text, of_functions)) == declarations(group_of(schema, method=True))


def test_what_a_folded_memory_format_may_repeat() -> None:
    with_options = group_of(EMPTY).regular.bindings[-1]
    assert (with_options.name, with_options.semantic) == ("memory_format", "memory format beside tensor options")
    without = group_of("clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor").regular.bindings[-1]
    assert without.semantic == "memory_format"


# --- results ---


@pytest.mark.parametrize(
    ("schema", "names"),
    [
        ("f(Tensor x) -> Tensor", ["result"]),
        ("f(Tensor x) -> Tensor y", ["y"]),
        ("f(Tensor x) -> (Tensor, Tensor)", ["result0", "result1"]),
        ("f(Tensor x) -> (Tensor values, Tensor)", ["values", "result1"]),
        ("f(Tensor x) -> ()", []),
        ("f_(Tensor(a!) self) -> Tensor(a!)", ["self"]),
        ("f_(Tensor(a!)[] self) -> ()", []),
        ("f.out(*, Tensor(a!) max, Tensor(b!) i) -> (Tensor(a!) values, Tensor(b!) indices)", ["max", "i"]),
        ("f.out(*, Tensor(a!)[] out) -> ()", []),
        ("eig(Tensor x, bool eigenvectors) -> (Tensor e, Tensor eigenvectors)", ["e", "eigenvectors_return"]),
        ("f(Tensor result) -> Tensor", ["result_"]),
        ("f(Tensor result, int result_) -> Tensor", ["result__"]),
        ("f(Tensor result0) -> (Tensor, Tensor)", ["result0_", "result1"]),
        ("f(Tensor x, int x_return) -> (Tensor x, Tensor y)", ["x_return_", "y"]),
        ("f(Tensor x) -> (Tensor x, Tensor x_return)", ["x_return", "x_return_"]),
        ("f(Tensor x) -> (Tensor, Tensor result0)", ["result0", "result0_"]),
        ("f(Tensor x) -> (Tensor y, Tensor y)", ["y", "y_"]),
    ],
)
def test_names_of_results(schema: str, names: list[str]) -> None:
    assert group_of(schema).results == tuple(names)


def returned(schema: str) -> str:
    group = group_of(schema)
    return "".join(render(statement) for statement in group.dispatcher.return_(group.results))


@pytest.mark.parametrize(
    ("schema", "statement"),
    [
        ("f(Tensor x) -> ()", ""),
        ("f(Tensor x) -> Tensor", "return result;\n"),
        ("f_(Tensor(a!) self) -> Tensor(a!)", "return self;\n"),
        (
            "f(Tensor x) -> (Tensor, Tensor)",
            "return std::make_tuple(std::move(result0), std::move(result1));\n",
        ),
        (
            "f.out(*, Tensor(a!) a, Tensor(b!) b) -> (Tensor(a!), Tensor(b!))",
            "return std::forward_as_tuple(a, b);\n",
        ),
    ],
)
def test_the_statement_that_returns(schema: str, statement: str) -> None:
    assert returned(schema) == statement


# --- definitions ---


def test_a_definition_has_no_defaults_and_may_have_parameters_before() -> None:
    group = group_of(ADD, OLD)
    keys = param(named("c10::DispatchKeySet"), "ks")
    defined = render(group.regular.define("kernel", [], first=[keys]), FLAT)
    assert defined.startswith(
        "Tensor kernel(c10::DispatchKeySet ks, const Tensor & self, const Tensor & other, Scalar alpha) {"
    )
    declared = render(group.regular.declare(first=[keys], specs=["TORCH_API"]), FLAT)
    assert declared.startswith("TORCH_API Tensor add(c10::DispatchKeySet ks, const Tensor & self")
    assert "Scalar alpha=1)" in declared


def test_a_declaration_knows_its_schema_and_who_made_it() -> None:
    group = group_of(ADD)
    origin = group.dispatcher.define("kernel", []).origin
    assert origin is not None
    assert origin.schema == group.operator.origin
    assert origin.emitter is not None
    assert origin.emitter.path == __file__
    assert origin.emitter.function == "test_a_declaration_knows_its_schema_and_who_made_it"


@pytest.mark.parametrize("word", ["class", "int", "namespace", "this", "auto", "and", "nullptr"])
def test_an_argument_that_is_a_cpp_keyword_is_an_error(word: str) -> None:
    with pytest.raises(LoweringError, match=f"'{word}' is a C\\+\\+ keyword"):
        group_of(f"my::f(Tensor self, int {word}) -> Tensor").dispatcher  # noqa: B018


@pytest.mark.parametrize("schema", ["my::f(Tensor x, ...) -> Tensor", "my::f(Tensor x) -> (Tensor, ...)"])
def test_any_number_of_arguments_or_returns_is_an_error(schema: str) -> None:
    with pytest.raises(LoweringError, match=r"'\.\.\.', any number of arguments or returns, has no C\+\+ signature"):
        group_of(schema).regular  # noqa: B018


@pytest.mark.torch
def test_the_name_to_redispatch_to_is_that_of_the_most_faithful_signature(
    new_profile: Profile, new_operators: list[Operator], old_profile: Profile, old_operators: list[Operator]
) -> None:
    for profile, operators in ((new_profile, new_operators), (old_profile, old_operators)):
        for group in [SignatureGroup(one, profile) for one in operators]:
            assert group.redispatch_name == group.most_faithful(symint=True).name
