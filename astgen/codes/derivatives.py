"""Rules of files of derivatives; the examples are about operators of torch."""

from __future__ import annotations

from astgen.codes.code import DERIVATIVES, Code

_GOOD = "- name: neg(Tensor self) -> Tensor\n  self: grad.neg()\n"

UNKNOWN_OPERATOR = Code(
    "unknown-operator",
    "An entry is about an operator of the schema file.",
    "- name: negg(Tensor self) -> Tensor\n  self: grad.neg()\n",
    _GOOD,
    DERIVATIVES,
)
SCHEMA_DIFFERS = Code(
    "schema-differs",
    "An entry repeats the schema of its operator, names and defaults included, so that a change of the operator does "
    "not go by unseen.",
    "- name: neg(Tensor input) -> Tensor\n  input: grad.neg()\n",
    _GOOD,
    DERIVATIVES,
)
DUPLICATE_DERIVATIVE = Code(
    "duplicate-derivative",
    "An operator has one entry, and one formula for each argument and result.",
    f"{_GOOD}- name: neg(Tensor self) -> Tensor\n  self: -grad\n",
    _GOOD,
    DERIVATIVES,
)
FORMULA_SYNTAX = Code(
    "formula-syntax",
    "A formula is an expression of C++.",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.neg(\n",
    _GOOD,
    DERIVATIVES,
)
FORMULA_PLACE = Code(
    "formula-place",
    "A formula is for arguments or results, by dispatch key or not; `auto_linear` and `auto_element_wise` are for "
    "results only, and there is one where the operator works in place.",
    "- name: neg(Tensor self) -> Tensor\n  self: auto_linear\n",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.neg()\n  result: auto_linear\n",
    DERIVATIVES,
)
UNKNOWN_NAME = Code(
    "unknown-name",
    "What a formula is for, and the names in it, are arguments, results and gradients of the operator.",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.neg() * slef\n",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.neg() * self\n",
    DERIVATIVES,
)
GRADIENT_NAMES = Code(
    "gradient-names",
    "The formulas of an operator name its gradients in one way: `grad`, or `grads[i]` where several results are "
    "differentiable, or by the names of results.",
    "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n  other: grads[0] * self\n",
    "- name: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  self: grad * other\n  other: grad * self\n",
    DERIVATIVES,
)
HIDDEN_ARGUMENT = Code(
    "hidden-argument",
    "A word in a formula means one thing: an argument or result named `grad`, `grads` or `retain_variables`, or like a "
    "gradient (`grad_out`), tangent (`self_t`) or value (`self_p`), cannot be there with formulas that use the word, "
    "and no argument is named `result` or `grad_input_mask`.",
    "- name: _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor\n  x1: grad * x2\n",
    "- name: _cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor\n"
    '  x1: not_implemented("_cdist_backward")\n',
    DERIVATIVES,
)
PLAIN_SIZES = Code(
    "plain-sizes",
    "Sizes may be symbolic, and a formula that takes plain ones would fix them.",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.expand(self.sizes())\n",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.expand_symint(self.sym_sizes())\n",
    DERIVATIVES,
)
OUTPUT_DIFFERENTIABILITY = Code(
    "output-differentiability",
    "`output_differentiability` says of each result whether it is differentiable, or is one condition in C++ for the "
    "only one; a result that is an argument written in place keeps its own.",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.neg()\n  output_differentiability: [True, False]\n",
    "- name: neg(Tensor self) -> Tensor\n  self: grad.neg()\n  output_differentiability: [True]\n",
    DERIVATIVES,
)
BORROWED_FORMULA = Code(
    "borrowed-formula",
    "An in-place or mutable variant without an entry of its own takes the formulas of the functional operator, or the "
    "other way about; they must not use what the variant has overwritten by then, or has not.",
    "- name: neg_(Tensor(a!) self) -> Tensor(a!)\n  self: grad.neg()\n  result: self_p * self_t\n",
    "- name: neg_(Tensor(a!) self) -> Tensor(a!)\n  self: grad.neg()\n  result: original_self_p * self_t\n",
    DERIVATIVES,
)
COMPOSED_OPERATOR = Code(
    "composed-operator",
    "An operator without kernels of its own is composed of others, and has its derivative from them: formulas would be "
    "used in some places and not in others.  Give it a `dispatch`, or leave the formulas out.",
    "- name: square(Tensor self) -> Tensor\n  self: grad * self * 2\n",
    _GOOD,
    DERIVATIVES,
)
