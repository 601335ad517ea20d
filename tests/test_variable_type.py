"""Autograd kernels, rule by rule, of operators made for the purpose."""

from __future__ import annotations

from typing import Any

import pytest
from support.derived import derivatives, formulas
from support.own import OLD, entry, operators

from astgen import Style, find_lowering, generate, get_profile, render_operator
from astgen.errors import LoweringError, SchemaError

KERNELS = find_lowering("variable_type")
FLAT = Style(width=None)
SQ, SQ_ = "sq(Tensor self) -> Tensor", "sq_(Tensor(a!) self) -> Tensor(a!)"
MIX = "mix(Tensor self, Tensor other) -> Tensor"


def code(*schemas: str, of: str = "", **keys: Any) -> str:
    """The kernel and the registration of an operator; the formulas are those of the first schema."""
    text = formulas(schemas[0], **keys) if keys else ""
    found = derivatives(text, *schemas)
    operator = next(o for o in found.operators if str(o.name) == (of or schemas[0].partition("(")[0]))
    chunks = render_operator(operator, KERNELS, get_profile("torch-2.13"), FLAT, found)
    return "".join(chunk.text for chunk in chunks)


def lines(*schemas: str, of: str = "", **keys: Any) -> list[str]:
    return [line.strip() for line in code(*schemas, of=of, **keys).splitlines() if line.strip()]


def test_without_formulas_one_kernel_serves_all() -> None:
    assert lines(SQ) == ['m.impl("sq", torch::autograd::autogradNotImplementedFallback());']


def test_the_node_is_made_if_a_gradient_is_required() -> None:
    found = lines(SQ, self="grad * self")
    start = found.index("if (_any_requires_grad) {")
    assert found[start + 1 : start + 4] == [
        "grad_fn = c10::make_intrusive<SqBackward0>();",
        "grad_fn->set_next_edges(collect_next_edges(self));",
        "grad_fn->self_ = SavedVariable(self, false);",
    ]


def test_the_call_is_checked_in_debug_builds() -> None:
    found = lines(SQ, self="grad")
    assert found.count("#ifndef NDEBUG") == 2
    assert "at::AutoDispatchBelowADInplaceOrView guard;" in found
    assert "return at::redispatch::sq(ks & c10::after_autograd_keyset, self_);" in found


def test_a_tensor_that_one_formula_uses_is_saved_if_its_input_needs_it() -> None:
    found = lines(MIX, self="grad * other", other="grad * self")
    assert found[found.index("if (grad_fn->should_compute_output(1)) {") + 1] == (
        "grad_fn->self_ = SavedVariable(self, false);"
    )


def test_a_tensor_that_two_formulas_use_is_always_saved() -> None:
    assert "should_compute_output" not in code(MIX, self="grad * self", other="grad * self")


def test_a_condition_to_save_is_written_in_the_formula() -> None:
    found = lines(MIX, **{"self, other": "f(grad, wrap_opt_if(other, grad_input_mask[0]), grad_input_mask)"})
    assert "if (grad_fn->should_compute_output(0)) {" in found


def test_an_in_place_operator_keeps_a_copy_of_what_it_overwrites() -> None:
    found = lines(SQ, SQ_, of="sq_", self="grad * self")
    assert "check_inplace(self, _any_requires_grad);" in found
    copied = found.index("if (!original_self.has_value())")
    assert found[copied + 1 : copied + 3] == [
        "original_self = self.clone();",
        "grad_fn->self_ = SavedVariable(original_self.value(), false);",
    ]
    assert "rebase_history(flatten_tensor_args(self), grad_fn);" in found


def test_an_in_place_operator_whose_result_is_saved_may_be_a_view() -> None:
    found = lines(SQ, SQ_, of="sq_", self="grad * result")
    assert "grad_fn->result_ = SavedVariable(self, true, self.is_view());" in found


def test_an_out_argument_has_no_history() -> None:
    out = "sq.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
    found = lines(SQ, out, of="sq.out", self="grad")
    assert found.count('throw_error_out_requires_grad("sq");') == 2
    assert any("because it is an out= function" in line for line in found)


def test_without_a_forward_formula_a_decomposition_is_tried() -> None:
    found = lines(SQ, self="grad")
    assert "if ((isFwGradDefined(self))) {" in found
    assert 'static c10::OperatorName full_name("aten::sq", "");' in found


def test_a_forward_formula_is_given_what_it_uses() -> None:
    found = lines(MIX, self="grad", other="grad", result="self_t * other_p")
    assert "[[maybe_unused]] auto _any_has_forward_grad_result = (isFwGradDefined(self));" in found
    assert "auto self_t_raw = toNonOptFwGrad(self);" in found
    assert "auto other_p = toNonOptPrimal(other);" in found
    assert "result_new_fw_grad_opt = self_t * other_p;" in found
    assert "other_t" not in code(MIX, self="grad", other="grad", result="self_t * other_p")


def test_an_argument_without_a_formula_must_require_no_gradient() -> None:
    found = lines("f(Tensor self, Tensor other, Tensor index) -> Tensor", self="grad", index="non_differentiable")
    assert 'check_no_requires_grad(other, "other", "f");' in found
    assert not any('"index"' in line and "check_no" in line for line in found)


def test_formulas_by_dispatch_key() -> None:
    found = lines(SQ, dispatch={"Default": {"self": "grad"}, "AutogradCUDA": {"self": "-grad"}})
    registrations = [line for line in found if line.startswith("m.impl")]
    assert registrations == [
        'm.impl("sq", TORCH_FN(VariableType::sq));',
        'm.impl("sq", TORCH_FN(VariableType::sq_AutogradCUDA));',
    ]


def test_an_in_place_operator_on_lists_has_a_node_for_each_tensor() -> None:
    on_lists = "_foreach_mix_(Tensor(a!)[] self, Tensor[] other) -> ()"
    found = lines(MIX, on_lists, of="_foreach_mix_", self="grad * other", other="grad * self")
    assert "std::vector<c10::intrusive_ptr<MixBackward0>> grad_fns;" in found
    assert "grad_fn->other_ = SavedVariable(other[i], false);" in found
    assert "rebase_history(differentiable_outputs[i], grad_fns[i]);" in found


def test_formulas_that_are_of_no_use_are_an_error() -> None:
    schema = "f(Tensor self) -> int"
    with pytest.raises(LoweringError, match="nothing of it can be differentiated"):
        code(schema, self="grad")


def test_forward_formulas_for_some_results_are_an_error() -> None:
    schema = "two(Tensor self) -> (Tensor, Tensor)"
    with pytest.raises(LoweringError, match="1 of 2 differentiable results have forward formulas"):
        code(schema, self="grads[0] + grads[1]", result0="self_t")


def test_the_old_profile_makes_the_call_alone() -> None:
    (found,) = operators(entry("sq(Tensor self) -> Tensor", abstract=True), profile=OLD)
    chunks = render_operator(found, KERNELS, get_profile(OLD), FLAT)
    text = "".join(chunk.text for chunk in chunks)
    assert "at::AutoNonVariableTypeMode non_var_type_mode(true);" in text
    assert "grad_fn" not in text


# --- outside torch ---

OWN = "my::mul(Tensor self, Tensor other) -> Tensor"


def own(*schemas: str, **keys: Any) -> list[str]:
    return lines(*schemas, of=schemas[0].partition("(")[0], **keys)


def test_a_kernel_outside_torch() -> None:
    """Its node by its whole path, since torch has one of the name; its own structs to call."""
    found = own(OWN, self="grad", other="grad")
    node = "torch::autograd::generated::my_operators::MulBackward0"
    assert f"c10::intrusive_ptr<{node}> grad_fn;" in found
    assert f"grad_fn = c10::make_intrusive<{node}>();" in found
    assert "return ::my::_ops::mul::redispatch(ks & c10::after_autograd_keyset, self_, other_);" in found
    assert found[-1] == 'm.impl("mul", TORCH_FN(VariableType::my_operators::mul));'


def test_complex_numbers_outside_torch_are_for_the_entry_to_allow() -> None:
    check = 'throw_error_for_complex_autograd(result, "mul");'
    assert check in own(OWN, self="grad", other="grad")  # whatever torch knows of its own operator of the name
    assert check not in own(OWN, self="grad", other="grad", supports_complex=True)
    assert check in own(OWN, self="grad", other="grad", supports_complex=False)
    with pytest.raises(SchemaError, match="supports_complex is True or False"):
        own(OWN, self="grad", other="grad", supports_complex="perhaps")


def test_a_view_outside_torch_shares_its_storage() -> None:
    found = own("my::part(int n, Tensor(a) x) -> Tensor(a)", x="grad")
    assert "TORCH_INTERNAL_ASSERT(x__storage_saved.value().is_alias_of(result.storage()));" in found
    assert "at::AutoDispatchBelowAutograd guard;" in found
    other = own("my::slice(Tensor self) -> Tensor", self="grad")  # the name of a view of torch
    assert not any("is_alias_of(result.storage())" in line for line in other)
    assert "at::AutoDispatchBelowADInplaceOrView guard;" in other


def test_files_outside_torch() -> None:
    found = derivatives(formulas(OWN, self="grad", other="grad"), OWN)
    files = generate("torch-2.13", [KERNELS], found.operators, derivatives=found, everything=True)
    (text,) = [file.text for file in files if "Everything" in file.path]
    for line in ('#include "Functions.h"', "#include <my/ops/mul.h>", "#include <my/ops/mul_ops.h>"):
        assert line in text
    assert text.count("\nunpack(") == 3  # torch does not export its own
    torch = derivatives(formulas(MIX, self="grad", other="grad"), MIX)
    for file in generate("torch-2.13", [KERNELS], torch.operators, derivatives=torch):
        assert "\nunpack(" not in file.text
        assert '#include "' not in file.text


@pytest.mark.parametrize(("returned", "value"), [("Tensor", "std::move(tmp)"), ("int", "tmp"), ("Scalar", "tmp")])
def test_what_holds_no_tensor_is_not_moved(returned: str, value: str) -> None:
    """As in February 2021, where a call gave something other than tensors its result was copied."""
    (found,) = operators(entry(f"sq(Tensor self) -> {returned}", abstract=True), profile=OLD)
    chunks = render_operator(found, KERNELS, get_profile(OLD), FLAT)
    assert f"auto result = {value};" in "".join(chunk.text for chunk in chunks)


@pytest.mark.parametrize("lowering", ["variable_type", "inplace_or_view", "view_funcs", "autograd_functions"])
def test_formulas_of_other_keys_than_the_default(lowering: str) -> None:
    """What does not depend on a key holds with formulas for any: here what the results of a view are."""
    schema = "my::part(Tensor(a) self, int dim) -> Tensor(a)"
    text = formulas(schema, dispatch={"AutogradNestedTensor": {"self": "grad"}, "AutogradCUDA": {"self": "grad * 2"}})
    found = derivatives(text, schema)
    chunks = render_operator(found.operators[0], find_lowering(lowering), get_profile("torch-2.13"), FLAT, found)
    code = "".join(chunk.text for chunk in chunks)
    expected = {
        "variable_type": 'm.impl("part", TORCH_FN(VariableType::my_operators::part_AutogradNestedTensor));',
        "inplace_or_view": "/*is_bw_differentiable=*/true",
        "view_funcs": "struct PartViewFunc",
        "autograd_functions": "PartBackwardAutogradCUDA0",
    }
    assert expected[lowering] in code


def test_results_that_an_entry_says_cannot_be_differentiated_under_any_key() -> None:
    schema = "my::part(Tensor(a) self) -> Tensor(a)"
    keys = {"AutogradNestedTensor": {"self": "non_differentiable"}}
    found = derivatives(formulas(schema, output_differentiability=[False], dispatch=keys), schema)
    chunks = render_operator(
        found.operators[0], find_lowering("inplace_or_view"), get_profile("torch-2.13"), FLAT, found
    )
    assert "/*is_bw_differentiable=*/false" in "".join(chunk.text for chunk in chunks)


def test_a_list_that_is_a_result_is_saved_as_a_result() -> None:
    """Else the node would hold what holds the node."""
    schema = "my::parts(Tensor self) -> Tensor[]"
    assert "grad_fn->result_ = make_saved_variable_list(result, true);" in lines(schema, self="f(grads, result)")


def test_a_forward_formula_uses_a_tangent() -> None:
    with pytest.raises(LoweringError, match="uses no tangent"):
        code(SQ, self="grad", result="self_p")
