"""Formulas as trees: what they use, what is saved for them, and the formulas that are made of others."""

from __future__ import annotations

from typing import Any

import pytest
from support.derived import derivatives, formulas, only
from support.own import entry

from astgen.cpp.nodes import Expr, Type
from astgen.cpp.parse import parse_expr
from astgen.cpp.print import render
from astgen.derivatives import Derivatives, Saved
from astgen.derivatives.uses import variables, words

UNARY = "sq(Tensor self) -> Tensor"
BINARY = "mix(Tensor self, Tensor other) -> Tensor"


def text(tree: Expr | Type) -> str:
    return render(tree)


def saved(values: tuple[Saved, ...]) -> dict[str, tuple[str, str]]:
    return {value.name: (text(value.type), text(value.value)) for value in values}


def forward(found: Derivatives, name: str) -> Any:
    (group,) = [group for group in found.groups() if str(group.operator.name) == name]
    (formula,) = group.forward()
    return formula


@pytest.mark.parametrize(
    ("formula", "name", "kind", "value"),
    [
        ("f(grad, self.sym_sizes())", "self_sym_sizes", "c10::SymIntArrayRef", "self.sym_sizes()"),
        ("f(grad, self.sym_size(-1))", "self_sym_argsize_minus_1", "c10::SymInt", "self.sym_size(-1)"),
        ("f(grad, self.scalar_type())", "self_scalar_type", "at::ScalarType", "self.scalar_type()"),
        ("f(grad, self.options())", "self_options", "at::TensorOptions", "self.options()"),
        ("f(grad, TensorGeometry(self))", "self_geometry", "at::TensorGeometry", "TensorGeometry(self)"),
        ("f(grad, self.sym_strides())", "self_sym_strides", "c10::SymIntArrayRef", 'strides_or_error(self, "self")'),
    ],
)
def test_an_attribute_is_saved_instead_of_the_tensor(formula: str, name: str, kind: str, value: str) -> None:
    info = only(UNARY, self_=formula)
    assert saved(info.saved_inputs) == {name: (kind, value)}
    assert text(info.derivatives[0].formula) == f"f(grad, {name})"


def test_zeros_like_needs_only_size_and_type() -> None:
    info = only(UNARY, self_="zeros_like(self)")
    assert saved(info.saved_inputs) == {"self_info": ("torch::autograd::generated::TypeAndSize", "self")}
    assert text(info.derivatives[0].formula) == "self_info.zeros()"


def test_a_result_is_saved_by_its_name() -> None:
    info = only(UNARY, self_="grad * result")
    assert saved(info.saved_outputs) == {"result": ("at::Tensor", "result")}
    assert info.uses_single_gradient


def test_names_that_are_no_variables() -> None:
    tree = parse_expr('at::real(grad).mask(f("why self"), [](int64_t i) { return i + other; })')
    assert variables(tree) == {"grad", "other"}
    assert words(tree) >= {"real", "mask", "self", "why", "grad", "other"}


def test_nodes_are_numbered_by_name_and_key() -> None:
    schemas = "f.a(Tensor self) -> Tensor", "f.b(Tensor x) -> Tensor", "f_forward(Tensor self) -> Tensor"
    found = derivatives(
        formulas(schemas[0], self="grad")
        + formulas(schemas[1], dispatch={"Default": {"x": "grad"}, "AutogradCUDA": {"x": "-grad"}})
        + formulas(schemas[2], self="grad"),
        *schemas,
    )
    assert [info.node for info in found.nodes()] == ["FBackward0", "FBackward1", "FBackwardAutogradCUDA0", "FBackward2"]


def test_an_element_wise_formula_is_made_of_the_backward_one() -> None:
    found = derivatives(formulas(UNARY, self="grad * self.cos()", result="auto_element_wise"), UNARY)
    assert text(forward(found, "sq").formula) == "(self_t.conj() * self_p.cos()).conj()"


def test_a_linear_operator_is_called_with_the_tangents() -> None:
    schema = "twice(Tensor self, int n) -> Tensor"
    found = derivatives(formulas(schema, self="grad * n", result="auto_linear"), schema)
    formula = forward(found, "twice")
    assert text(formula.formula) == "at::twice(self_t, n)"
    assert formula.tangents == {"self"}


def test_an_in_place_operator_writes_the_tangent() -> None:
    in_place = "sq_(Tensor(a!) self) -> Tensor(a!)"
    found = derivatives(formulas(UNARY, self="grad", result="self_t * self_p + result"), UNARY, in_place)
    formula = forward(found, "sq_")
    made = "original_self_t * original_self_p + self_p"
    assert text(formula.formula) == f"self_t_raw.defined() ? self_t_raw.copy_({made}) : {made}"
    assert formula.original == "original_self"
    assert formula.borrowed
    assert formula.primals == {"self"}


def test_an_in_place_operator_that_is_its_own_forward_formula() -> None:
    in_place = "mix_(Tensor(a!) self, Tensor other) -> Tensor(a!)"
    found = derivatives(formulas(BINARY, self="grad", other="grad", result="self_t.mix(other_p)"), BINARY, in_place)
    assert text(forward(found, "mix_").formula) == (
        "self_t_raw.defined() ? self_t_raw.mix_(other_p) : self_t.mix(other_p)"
    )


def test_an_operator_on_lists_indexes_the_formula() -> None:
    on_lists = "_foreach_mix(Tensor[] self, Tensor[] other) -> Tensor[]"
    found = derivatives(formulas(BINARY, self="grad * other", other="grad * result"), BINARY, on_lists)
    info = found.nodes()[-1]
    assert info.node == "ForeachMixBackward0"
    assert [text(d.formula) for d in info.derivatives] == ["grads[i] * result[i]", "grads[i] * other[i]"]
    assert saved(info.saved_inputs) == {"other": ("at::TensorList", "other")}


def test_a_copying_variant_has_the_derivatives_of_the_view() -> None:
    view = entry("flat(Tensor(a) self) -> Tensor(a)", dispatch={"CPU": "flat"})
    copy = entry("flat_copy(Tensor self) -> Tensor", dispatch={"CPU": "flat_copy"}, tags="view_copy")
    found = derivatives(formulas("flat(Tensor(a) self) -> Tensor(a)", self="grad"), view, copy)
    assert [(info.name, info.node) for info in found.nodes()] == [
        ("flat", "FlatBackward0"),
        ("flat_copy", "FlatBackward0_copy"),
    ]


def test_only_the_first_output_counts_with_one_gradient() -> None:
    schema = "two(Tensor self) -> (Tensor, Tensor)"
    (first,) = derivatives(formulas(schema, self="grad"), schema).groups()
    (both,) = derivatives(formulas(schema, self="grads[0] + grads[1]"), schema).groups()
    assert [o.name for o in first.differentiable_outputs()] == ["result0"]
    assert [o.name for o in both.differentiable_outputs()] == ["result0", "result1"]
