"""Declarations.yaml, of operators made for the purpose, and the YAML that it is written in."""

from __future__ import annotations

import math
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from support.own import NEW, entry, operators

from astgen import generate
from astgen.lowerings.yaml_text import RowWriter, Scalar, scalar

OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"


def described(schema: str, **keys: Any) -> dict[str, Any]:
    """The entry of an operator."""
    (file,) = generate(NEW, ["declarations_yaml"], operators(entry(schema, **keys)))
    assert file.path == "aten/Declarations.yaml"
    found: dict[str, Any] = yaml.safe_load(file.text)[0]
    return found


def argument(schema: str) -> dict[str, Any]:
    """What is said of the one argument."""
    found = described(f"f({schema}) -> ()")
    assert found["arguments"] == found["schema_order_arguments"]
    row: dict[str, Any] = found["arguments"][0]
    return row


# --- entries ---


def test_an_entry() -> None:
    found = described("f.x(Tensor self, int n=2) -> Tensor", variants="function, method", python_module="nn")
    arguments = [
        {"annotation": None, "dynamic_type": "at::Tensor", "is_nullable": False, "name": "self"}
        | {"type": "const at::Tensor &"},
        {"annotation": None, "dynamic_type": "int64_t", "is_nullable": False, "name": "n", "type": "int64_t"}
        | {"default": 2},
    ]
    assert found == {
        "name": "f",
        "operator_name": "f",
        "overload_name": "x",
        "manual_kernel_registration": False,
        "category_override": "",
        "schema_string": "aten::f.x(Tensor self, int n=2) -> Tensor",
        "arguments": arguments,
        "schema_order_cpp_signature": "at::Tensor (const at::Tensor &, int64_t)",
        "schema_order_arguments": arguments,
        "method_of": ["Type", "Tensor", "namespace"],
        "mode": "native",
        "python_module": "nn",
        "returns": [{"dynamic_type": "at::Tensor", "name": "result", "type": "at::Tensor"}],
        "inplace": False,
        "is_factory_method": False,
        "abstract": False,
        "device_guard": True,
        "with_gil": False,
        "deprecated": False,
        "has_math_kernel": True,
    }


def test_out_arguments_stand_first_and_know_their_returns() -> None:
    found = described("f.out(Tensor self, *, bool b, Tensor(a!) x, Tensor(b!) y) -> (Tensor(a!) p, Tensor(b!))")
    out = {"dynamic_type": "at::Tensor", "is_nullable": False, "type": "at::Tensor &", "output": True}
    x = {**out, "annotation": "a!", "name": "x", "allocate": True, "field_name": "p"}
    y = {**out, "annotation": "b!", "name": "y", "allocate": True}
    assert found["arguments"][:2] == [x, y]
    assert [row["name"] for row in found["schema_order_arguments"]] == ["self", "b", "x", "y"]
    assert found["arguments"][3]["kwarg_only"]
    tensor = {"dynamic_type": "at::Tensor", "type": "at::Tensor &"}
    assert found["returns"] == [{**tensor, "name": "x", "field_name": "p"}, {**tensor, "name": "y"}]
    assert (found["name"], found["operator_name"]) == ("f_out", "f")


def test_options_are_one_argument_of_the_regular_signature() -> None:
    found = described(f"e(int n, *, {OPTIONS}) -> Tensor", dispatch={"CompositeExplicitAutograd": "e"})
    options = {"annotation": None, "dynamic_type": "at::TensorOptions", "is_nullable": False, "name": "options"}
    assert found["arguments"][1] == {**options, "type": "at::TensorOptions", "kwarg_only": True, "default": "{}"}
    assert len(found["schema_order_arguments"]) == 5
    assert found["is_factory_method"]
    assert (found["abstract"], found["has_math_kernel"]) == (True, False)


def test_options_without_a_default_and_of_a_method() -> None:
    schema = f"e(Tensor self, *, {OPTIONS.replace('=None', '', 1)}) -> Tensor"
    found = described(schema, variants="method", dispatch={"CPU": "e"})
    assert "default" not in found["arguments"][1]
    assert not found["is_factory_method"]
    assert found["method_of"] == ["Type", "Tensor"]


def test_an_operator_in_place_and_its_facts() -> None:
    found = described("f_(Tensor(a!) self) -> Tensor(a!)", device_guard=False, manual_cpp_binding=True)
    assert (found["inplace"], found["device_guard"], found["name"]) == (True, False, "f_")
    assert found["returns"] == [{"dynamic_type": "at::Tensor", "name": "self", "type": "at::Tensor &"}]


def test_a_key_that_is_ignored_makes_nothing_abstract() -> None:
    table = {"CompositeImplicitAutograd": "f", "MPS": "g"}
    assert not described("f(Tensor self) -> Tensor", dispatch=table)["abstract"]


# --- arguments ---


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ("Tensor? a", {"dynamic_type": "at::Tensor", "is_nullable": True}),
        ("Tensor?[] a", {"is_nullable": True}),
        ("Tensor(a) a", {"annotation": "a"}),
        ("Tensor(a -> *) a", {"annotation": "a -> *"}),
        ("Tensor(a!)[] a", {"annotation": "a!", "type": "at::TensorList"}),
        ("SymInt[2]? a", {"dynamic_type": "at::IntArrayRef", "type": "at::OptionalIntArrayRef", "size": 2}),
        ("bool[3] a", {"dynamic_type": "::std::array<bool,3>", "size": None}),
        ("int[2] a=0", {"size": 2, "default": 0}),
        ("int[] a=[0, 1]", {"size": None, "default": "{0,1}"}),
        ("int[] a=[]", {"default": "{}"}),
        ("bool a=True", {"default": True}),
        ("float a=1e-05", {"default": 1e-05}),
        ("float a=0.5", {"default": 0.5}),
        ("Tensor? a=None", {"default": "{}"}),
        ("int? a=None", {"default": "::std::nullopt"}),
        ("int a=Mean", {"default": "at::Reduction::Mean"}),
        ("str a='none'", {"default": '"none"'}),
    ],
)
def test_what_is_said_of_an_argument(schema: str, expected: dict[str, Any]) -> None:
    found = argument(schema)
    assert {key: found.get(key) for key in expected} == expected


def test_rows_of_one_argument_differ_by_place() -> None:
    """Equal arguments are one object in the model, but not where one stands behind the star."""
    files = generate(NEW, ["declarations_yaml"], operators("f(int n) -> ()", "g(*, int n) -> ()", "h(int n) -> ()"))
    found = [one["arguments"][0].get("kwarg_only") for one in yaml.safe_load(next(iter(files)).text)]
    assert found == [None, True, None]


# --- the YAML ---


@given(st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(st.characters(codec="ascii"))))
def test_a_scalar_is_read_back(value: Scalar) -> None:
    found = yaml.safe_load(f"a: {scalar(value)}\n")["a"]
    assert type(found) is type(value)
    assert found == value or (isinstance(value, float) and math.isnan(value) and math.isnan(found))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("", "''"),
        ("::std::nullopt", "::std::nullopt"),
        ("at::Tensor (const at::Tensor &, int64_t)", "at::Tensor (const at::Tensor &, int64_t)"),
        ("no", "'no'"),
        ("Null", "'Null'"),
        ("1", "'1'"),
        ("a: b", "'a: b'"),
        ("a #b", "'a #b'"),
        ("a:", "'a:'"),
        ("a ", "'a '"),
        ("it's", "it's"),
        ("'a'", "'''a'''"),
        ("{}", "'{}'"),
        ("a\nb", '"a\\nb"'),
        (1.0, "1.0"),
        (1e-5, "1.0e-05"),
        (-math.inf, "-.inf"),
        (True, "true"),
        (1, "1"),
        (None, "null"),
    ],
)
def test_how_a_scalar_is_written(value: Scalar, text: str) -> None:
    assert scalar(value) == text


def test_rows_within_rows() -> None:
    shared = {"x": 1, "y": "no"}
    rows = [{"a": "b", "rows": [shared, shared], "texts": ["p", "q: r"], "none": []}, {"a": None, "rows": [shared]}]
    text = "".join(map(RowWriter().row, rows))
    assert yaml.safe_load(text) == rows
    assert text.splitlines()[:6] == ["- a: b", "  rows:", "  - x: 1", "    y: 'no'", "  - x: 1", "    y: 'no'"]
