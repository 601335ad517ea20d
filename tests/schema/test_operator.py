"""The model of an operator: its arguments by the part they play, its kind, its names and what its entry says."""

from __future__ import annotations

import pytest
from support.own import NEW, OLD, operator

from astgen.schema.function import Argument
from astgen.schema.operator import Kind, Operator

OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"


def names(arguments: tuple[Argument, ...]) -> str:
    return " ".join(argument.name for argument in arguments)


# --- groups of arguments ---


def test_self_is_found_wherever_it_stands() -> None:
    arguments = operator("f(Tensor grad, Tensor self, int dim) -> Tensor").arguments
    assert names(arguments.pre_self) == "grad"
    assert arguments.self is not None
    assert arguments.self.name == "self"
    assert names(arguments.post_self) == "dim"
    assert names(arguments.positional) == "grad self dim"


def test_without_self_all_positional_arguments_are_after_it() -> None:
    arguments = operator("f(Tensor x, int n, *, Tensor self) -> Tensor").arguments
    assert arguments.self is None
    assert names(arguments.pre_self) == ""
    assert names(arguments.post_self) == "x n"
    assert names(arguments.pre_options) == "self"


def test_options_split_the_keyword_arguments() -> None:
    schema = f"f(int n, *, Dimname[]? names, {OPTIONS}, MemoryFormat? memory_format=None) -> Tensor"
    arguments = operator(schema, profile=OLD).arguments
    assert names(arguments.pre_options) == "names"
    assert arguments.options is not None
    assert [argument.name for argument in arguments.options] == ["dtype", "layout", "device", "pin_memory"]
    assert names(arguments.post_options) == "memory_format"
    assert names(arguments.inputs) == "n names dtype layout device pin_memory memory_format"


@pytest.mark.parametrize(
    "options",
    [
        "ScalarType dtype, Layout layout, Device device, bool pin_memory",
        "ScalarType? dtype, Layout? layout, Device? device, bool? pin_memory",
        "ScalarType dtype, Layout? layout, Device device, bool? pin_memory=False",
    ],
)
def test_options_may_each_be_plain_or_optional(options: str) -> None:
    assert operator(f"f(*, {options}) -> Tensor").arguments.options is not None


@pytest.mark.parametrize(
    ("why", "arguments"),
    [
        ("positional", "ScalarType dtype, Layout layout, Device device, bool pin_memory"),
        ("three of them", "*, ScalarType dtype, Layout layout, Device device"),
        ("another order", "*, Layout layout, ScalarType dtype, Device device, bool pin_memory"),
        ("another name", "*, ScalarType dtype, Layout layout, Device device, bool pinned"),
        ("another type", "*, ScalarType dtype, Layout layout, Device device, int pin_memory"),
        ("a list", "*, ScalarType[] dtype, Layout layout, Device device, bool pin_memory"),
        ("something between", "*, ScalarType dtype, Layout layout, int n, Device device, bool pin_memory"),
        ("only one", "Tensor x, *, ScalarType? dtype=None"),
    ],
)
def test_near_misses_stay_loose(why: str, arguments: str) -> None:
    found = operator(f"f({arguments}) -> Tensor").arguments
    assert found.options is None, why
    assert found.post_options == ()


def test_the_out_section_goes_from_the_first_written_keyword_argument_on() -> None:
    arguments = operator("f.out(Tensor x, *, int n, Tensor(a!) out, int late) -> Tensor(a!)").arguments
    assert names(arguments.pre_options) == "n"
    assert names(arguments.out) == "out late"
    assert names(arguments.inputs) == "x n"


def test_options_are_not_found_in_the_out_section() -> None:
    schema = "f.out(*, Tensor(a!) out, ScalarType dtype, Layout layout, Device device, bool pin_memory) -> Tensor(a!)"
    assert operator(schema).arguments.options is None


def test_a_written_positional_argument_is_no_out_argument() -> None:
    assert operator("f(Tensor x, Tensor(a!) y, *, int n) -> Tensor").arguments.out == ()


@pytest.mark.parametrize(
    "returns", ["Tensor", "int", "(Tensor(a!), Tensor)", "(Tensor(a!), Tensor(b!), Tensor)", "Tensor(b!)", "Tensor(a)"]
)
def test_keyword_arguments_that_are_written_but_not_what_is_returned_are_no_out_arguments(returns: str) -> None:
    found = operator(f"f(Tensor x, *, Tensor(a!) y, Tensor(b!) z, int n) -> {returns}")
    assert found.arguments.out == ()
    assert names(found.arguments.pre_options) == "y z n"
    assert found.kind is Kind.MUTABLE


# --- kinds ---


@pytest.mark.parametrize(
    ("schema", "new", "old"),
    [
        ("f(Tensor self) -> Tensor", Kind.FUNCTIONAL, Kind.FUNCTIONAL),
        ("f(Tensor(a!) self) -> ()", Kind.FUNCTIONAL, Kind.FUNCTIONAL),
        ("f_(Tensor(a!) self) -> Tensor(a!)", Kind.INPLACE, Kind.INPLACE),
        ("f_(Tensor(a!)[] self) -> ()", Kind.INPLACE, Kind.INPLACE),
        ("f_(Tensor(a!) self, Tensor(b!) other) -> Tensor(a!)", Kind.INPLACE, Kind.INPLACE),
        ("__iand__(Tensor(a!) self) -> Tensor(a!)", Kind.INPLACE, Kind.INPLACE),
        ("__and__(Tensor self) -> Tensor", Kind.FUNCTIONAL, Kind.FUNCTIONAL),
        ("f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", Kind.OUT, Kind.OUT),
        ("f.out(Tensor self, *, Tensor(a!)[] out) -> ()", Kind.OUT, Kind.OUT),
        ("f.out(Tensor x, Tensor(b!) y, *, Tensor(a!) out) -> Tensor(a!)", Kind.OUT, Kind.OUT),
        ("f(Tensor self, Tensor(a!) buffer) -> Tensor", Kind.MUTABLE, Kind.FUNCTIONAL),
        ("f(Tensor(a!) buffer) -> ()", Kind.MUTABLE, Kind.FUNCTIONAL),
        ("f.out(Tensor x, Tensor(a!) out) -> Tensor(a!)", Kind.MUTABLE, Kind.FUNCTIONAL),
    ],
)
def test_kinds_with_and_without_the_mutable_one(schema: str, new: Kind, old: Kind) -> None:
    assert operator(schema, profile=NEW).kind is new
    assert operator(schema, profile=OLD).kind is old


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ("axpy_(Tensor(a!) y, Tensor x) -> Tensor(a!)", Kind.MUTABLE),  # no self
        ("f_(Tensor(a!) self) -> Tensor", Kind.MUTABLE),  # a new tensor
        ("f_(Tensor(a!) self) -> (Tensor(a!), Tensor)", Kind.MUTABLE),  # self, and a new tensor
        ("is_ready_(Tensor self) -> bool", Kind.FUNCTIONAL),  # writes nothing
    ],
)
def test_a_name_alone_makes_no_in_place_operator(schema: str, kind: Kind) -> None:
    assert operator(schema).kind is kind


# --- names ---


@pytest.mark.parametrize(
    ("schema", "root"),
    [
        ("add.Tensor(Tensor self) -> Tensor", "add"),
        ("add_.Tensor(Tensor(a!) self) -> Tensor(a!)", "add"),
        ("__iand__.Tensor(Tensor(a!) self) -> Tensor(a!)", "and"),
        ("__and__(Tensor self) -> Tensor", "and"),
        ("__iter__(Tensor self) -> Tensor", "iter"),
        ("_norm_functional(Tensor self) -> Tensor", "_norm"),
        ("my::bar.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", "bar"),
    ],
)
def test_root_names(schema: str, root: str) -> None:
    assert operator(schema).root == root


def test_an_operator_without_a_namespace_is_in_aten() -> None:
    found = operator("add.Tensor(Tensor self) -> Tensor")
    assert found.name.namespace is None
    assert found.namespace == "aten"
    assert found.qualified("zeros_like") == "aten::zeros_like"
    assert str(found.name) == "add.Tensor"


def test_an_operator_of_a_namespace() -> None:
    found = operator("my::bar.x(Tensor self) -> Tensor")
    assert found.namespace == "my"
    assert found.qualified(found.name.name) == "my::bar"
    assert str(found.name) == "my::bar.x"
    assert found.name.unambiguous == "bar_x"


def test_where_an_operator_came_from() -> None:
    found = operator("my::bar.x(Tensor self) -> Tensor")
    assert (found.origin.path, found.origin.line, found.origin.key) == ("own.yaml", 1, "my::bar.x")


# --- what the entry says ---


@pytest.mark.parametrize(
    ("dispatch", "abstract", "implicit"),
    [
        (None, False, True),
        ({}, True, False),
        ({"CompositeImplicitAutograd": "f"}, False, True),
        ({"CompositeImplicitAutograd": "f", "CompositeImplicitAutogradNestedTensor": "g"}, False, True),
        ({"CompositeExplicitAutograd": "f"}, True, False),
        ({"CPU, CUDA": "f"}, True, False),
        ({"CompositeImplicitAutograd": "f", "MPS": "g"}, True, True),
    ],
)
def test_what_the_dispatch_table_says(dispatch: dict[str, str] | None, abstract: bool, implicit: bool) -> None:
    keys = {} if dispatch is None else {"dispatch": dispatch}
    found = operator("f(Tensor self) -> Tensor", **keys)
    assert found.is_abstract is abstract
    assert found.is_composite_implicit is implicit


def test_a_structured_delegate_stands_for_a_dispatch_table() -> None:
    found = operator("f(Tensor self) -> Tensor", structured_delegate="f.out")
    assert found.is_abstract
    assert not found.is_composite_implicit
    assert found.is_structured


def test_the_old_entries_say_themselves_whether_they_are_abstract() -> None:
    assert operator("f(Tensor self) -> Tensor", profile=OLD, abstract=True).is_abstract
    assert not operator("f(Tensor self) -> Tensor", profile=OLD).is_abstract


@pytest.mark.parametrize(
    ("schema", "keys", "view"),
    [
        ("f(Tensor(a) self) -> Tensor(a)", {}, True),
        ("f(Tensor(a) self) -> Tensor(a)[]", {}, True),
        ("f(Tensor(a -> *) self) -> Tensor(a)[]", {}, True),
        ("f(Tensor(a -> *) self) -> Tensor[]", {}, True),
        ("f(Tensor self) -> Tensor", {}, False),
        ("f_(Tensor(a!) self) -> Tensor(a!)", {}, False),
        ("f_(Tensor(a!) self) -> Tensor(a!)", {"tags": "inplace_view"}, True),
        ("resize_(Tensor(a!) self) -> Tensor(a!)", {"tags": "inplace_view"}, False),
        ("resize_as_(Tensor(a!) self) -> Tensor(a!)", {"tags": "inplace_view"}, False),
    ],
)
def test_views(schema: str, keys: dict[str, str], view: bool) -> None:
    assert operator(schema, **keys).is_view is view


@pytest.mark.parametrize(
    ("kind", "has"), [("SymInt", True), ("SymInt?", True), ("SymInt[2]", True), ("SymInt[]?", True), ("int[]", False)]
)
def test_symbolic_integers(kind: str, has: bool) -> None:
    assert operator(f"f(Tensor self, {kind} x) -> Tensor").has_symint is has


def test_symbolic_integers_that_are_returned_do_not_count() -> None:
    assert not operator("f(Tensor self) -> SymInt").has_symint


def test_what_an_operator_takes_as_tensors() -> None:
    assert operator("f(Tensor?[] x) -> Tensor").has_tensor_input
    assert not operator("f.out(int n, *, Tensor(a!) out) -> Tensor(a!)").has_tensor_input


# --- the full sets, by the numbers that are known of them ---


def test_numbers_of_the_old_set(old_operators: list[Operator]) -> None:
    assert len(old_operators) == 1891
    outs = [o for o in old_operators if o.arguments.out]
    options = [o for o in old_operators if o.arguments.options]
    assert (len(outs), len(options)) == (442, 75)
    assert not {*map(id, outs)} & {*map(id, options)}


def test_numbers_of_the_new_set(new_operators: list[Operator]) -> None:
    assert len(new_operators) == 3101
    assert sum(o.has_symint for o in new_operators) == 457
    assert sum(o.attributes.manual_cpp_binding for o in new_operators) == 31
    assert sum(o.kind is Kind.MUTABLE for o in new_operators) == 10
    generated = [o for o in new_operators if o.generated]
    assert sum(o.kind is Kind.OUT for o in generated) == 476
    assert len(generated) - 476 == 41
    assert len({o.root for o in new_operators}) == 1342
