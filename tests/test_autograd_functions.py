"""Backward nodes, rule by rule, of operators made for the purpose."""

from __future__ import annotations

from typing import Any

import pytest
from support.derived import derivatives, formulas

from astgen import Style, find_lowering, generate, get_profile, render_operator
from astgen.errors import LoweringError

NODES = find_lowering("autograd_functions")
SQ = "sq(Tensor self) -> Tensor"


def code(schema: str, **keys: Any) -> str:
    """The class and the functions of the node of one operator."""
    found = derivatives(formulas(schema, **keys), schema)
    chunks = render_operator(found.operators[0], NODES, get_profile("torch-2.13"), Style(width=None), found)
    return "".join(chunk.text for chunk in chunks)


def lines(schema: str, **keys: Any) -> list[str]:
    return [line.strip() for line in code(schema, **keys).splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("argument", "members"),
    [
        ("Tensor other", ["SavedVariable other_;"]),
        ("Tensor? other", ["SavedVariable other_;"]),
        ("Tensor[] other", ["std::vector<SavedVariable> other_;", "bool other_released_ = false;"]),
        ("Tensor?[] other", ["std::vector<SavedVariable> other_;", "bool other_released_ = false;"]),
        ("Scalar other", ["at::Scalar other;"]),
        ("Scalar[] other", ["std::vector<at::Scalar> other;", "bool other_released_ = false;"]),
        ("int other", ["int64_t other = 0;"]),
        ("SymInt other", ["c10::SymInt other;"]),
        ("int[] other", ["std::vector<int64_t> other;"]),
        ("SymInt[] other", ["std::vector<c10::SymInt> other;"]),
        ("int[]? other", ["c10::OptionalArray<int64_t> other;"]),
        ("SymInt[]? other", ["c10::OptionalArray<c10::SymInt> other;"]),
        ("float[]? other", ["c10::OptionalArray<double> other;"]),
        ("str other", ["std::string other;"]),
        ("str? other", ["std::optional<std::string> other;"]),
        ("bool[2] other", ["::std::array<bool,2> other;"]),
    ],
)
def test_members(argument: str, members: list[str]) -> None:
    found = lines(f"f(Tensor self, {argument}) -> Tensor", self="g(grad, other)")
    last = "variable_list apply_with_saved(const variable_list & inputs, SwapSavedVariables & saved) override;"
    assert found[found.index(last) + 1 : found.index("};")] == members


def test_a_view_of_a_list_is_refused() -> None:
    with pytest.raises(LoweringError, match="a view of one that is gone"):
        code("f(Tensor self, float[] other) -> Tensor", self="g(grad, other)")


def test_the_formula_of_one_tensor_asks_if_a_gradient_is_defined() -> None:
    assert "auto grad_result = any_grad_defined ? (grad * 2) : Tensor();" in lines(SQ, self="grad * 2")


def test_a_formula_that_is_not_implemented_does_not_ask() -> None:
    assert 'auto grad_result = not_implemented("sq");' in lines(SQ, self='not_implemented("sq")')


def test_a_formula_for_several_inputs_gives_a_tuple() -> None:
    found = lines("f(Tensor self, Tensor other) -> Tensor", **{"self, other": "g(grad, grad_input_mask)"})
    assert "if (needs_input_grad[0] || needs_input_grad[1]) {" in found
    assert "auto grad_input_mask = std::array<bool,2>{needs_input_grad[0], needs_input_grad[1],};" in found
    assert "copy_range(grad_inputs, other_ix, std::get<1>(grad_result));" in found


def test_a_list_of_tensors_says_how_long_it_is() -> None:
    found = lines("f(Tensor[] tensors) -> Tensor", tensors="g(grad, tensors)")
    assert "size_t tensors_size_;" in found
    assert found.count("auto tensors_ix = gen.range(tensors_size_);") == 3


def test_variables_that_are_retained() -> None:
    found = lines(SQ, self="g(grad, retain_variables)")
    assert "bool retain_variables = true;" in found
    assert "void will_release_variables() override {" in found
    assert "packed_args.pack(retain_variables);" in found


def test_gradients_by_name() -> None:
    found = lines("two(Tensor self) -> (Tensor a, Tensor b)", self="grad_b + grad_a")
    assert "const auto & grad_a = grads[0];" in found
    assert "const auto & grad_b = grads[1];" in found


def test_a_lock_only_where_something_is_released() -> None:
    assert "std::lock_guard" not in code(SQ, self="grad")
    assert code(SQ, self="grad * self").count("std::lock_guard<std::mutex> lock(mutex_);") == 2


def test_a_result_is_told_whose_it_is() -> None:
    found = lines(SQ, self="grad * result")
    assert "auto result = result_.unpack(getptr());" in found
    assert "args.collect(result_, true);" in found


# --- outside torch ---


def test_a_node_outside_torch() -> None:
    found = lines("my::sq(Tensor self) -> Tensor", self="grad * zeros_like(self)")
    assert 'return "my_SqBackward0";' in found  # compiled autograd has one function of a name
    assert "SavedVariable self_;" in found  # not TypeAndSize, which torch does not export
    assert any("grad * zeros_like(self)" in line for line in found)
    strides = lines("my::sq(Tensor self) -> Tensor", self="grad * self.sym_strides()")
    assert "std::vector<c10::SymInt> self_sym_strides;" in strides


def test_a_view_outside_torch_is_known_by_its_schema() -> None:
    assert "struct SqBackward0 : public Node {" in lines("my::sq(Tensor(a) self) -> Tensor(a)", self="grad")
    assert "struct SliceBackward0 : public TraceableFunction {" in lines(
        "my::slice(Tensor self) -> Tensor", self="grad"
    )


def test_files_outside_torch() -> None:
    found = derivatives(formulas("my::sq(Tensor self) -> Tensor", self="grad"), "my::sq(Tensor self) -> Tensor")
    header, source = [file.text for file in generate("torch-2.13", [NODES], found.operators, derivatives=found)]
    assert "namespace my_operators {" in header
    assert "namespace my_operators {" in source
    assert "#include <torch/csrc/autograd/generated/Functions.h>" in header  # which defines what nodes call
    assert "unpack_list(" not in header
    assert '#include "Functions.h"' in source
