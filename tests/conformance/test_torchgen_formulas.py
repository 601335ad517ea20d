"""Entries that torch's own file has none of: torchgen takes what astgen takes, and then writes the same."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from support import torchgen_autograd
from support.cpp_text import units
from support.entities import entities
from support.own import entry

from astgen import AstgenError, generate
from astgen.driver import derive, load
from astgen.profiles.registry import get_profile

pytest.importorskip("torchgen", reason="compares with the torchgen of an installed torch")
pytestmark = pytest.mark.torch

NEW = get_profile("torch-2.13")
LOWERINGS = ["autograd_functions", "variable_type", "inplace_or_view"]
FILES = ["Functions.h", "Functions.cpp", "VariableTypeEverything.cpp", "ADInplaceOrViewTypeEverything.cpp"]
FRAMES = {
    "unpack_list",
    "unpack_opt_list",
    "compute_output_metadata",
    "compiled_autograd_apply_functional",
    "reset_grad_accumulator",
    "expected_fresh_use_count",
}
X, XY = "x(Tensor self) -> Tensor", "x(Tensor self, Tensor other) -> Tensor"
TWO = "x(Tensor self) -> (Tensor, Tensor)"
NAMED = "x(Tensor self) -> (Tensor a, Tensor b, Tensor c)"
ATTRIBUTES = (
    "f(grad, self.dim(), self.layout(), self.is_conj(), TensorGeometry(self), self.sym_strides(), self.numel(), "
    "zeros_like(self), self.sym_blocksize(), other->sym_sizes())"
)
IN_PLACE, OUT = "x_(Tensor(a!) self) -> Tensor(a!)", "x.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
OPTIONS = "*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"


def on_lists(schema: str) -> str:
    return entry(schema, device_check="NoCheck", dispatch={"CompositeExplicitAutograd": "x"})


LISTS = [on_lists("_foreach_x(Tensor[] self) -> Tensor[]"), on_lists("_foreach_x_(Tensor(a!)[] self) -> ()")]
SCALED = ", Tensor[] other, *, Scalar alpha=1)"

# The operators, the first of which has the entry; and its formulas.
TAKEN: dict[str, tuple[list[str], dict[str, Any]]] = {
    "a lambda": ([XY], {"self": "[&]() { auto g = grad * other; return g.sum(); }()", "other": "grad"}),
    "a lambda with parameters": (
        ["x(Tensor self, int i) -> Tensor"],
        {"self": "apply(grad, [&](const Tensor & y, int64_t k) -> Tensor { return y * k * i; })"},
    ),
    "nested templates": (
        [XY],
        {"self": "std::get<0>(std::tuple<Tensor, std::vector<Tensor>>(grad, std::vector<Tensor>{other}))"},
    ),
    "arguments that no formula has": (["x(Tensor self, Tensor w, Tensor? b, int n) -> Tensor"], {"self": "grad"}),
    "a keyword in capitals": ([XY], {"self": "grad", "other": "Non_Differentiable"}),
    "nothing differentiable": ([XY], {"self": "non_differentiable", "other": "non_differentiable"}),
    "several by one": (
        ["x(Tensor self, Tensor other, Tensor index) -> Tensor"],
        {"self, other": "f(grad, index, grad_input_mask)", "index": "non_differentiable"},
    ),
    "wrapped": (
        [XY],
        {"self, other": "f(grad, wrap_opt_if(self, grad_input_mask[1]), other, grad_input_mask, retain_variables)"},
    ),
    "linear": (["x(Tensor self, SymInt[] n, Scalar s=1) -> Tensor"], {"self": "grad * s", "result": "auto_linear"}),
    "a linear method": (
        [entry("x(Tensor self, SymInt[] n) -> Tensor", variants="method", dispatch={"CPU": "x"})],
        {"self": "grad.expand_symint(n)", "result": "auto_linear"},
    ),
    "element-wise": ([X, IN_PLACE, OUT], {"self": "grad * result", "result": "auto_element_wise"}),
    "differentiability": ([TWO], {"self": "grad", "output_differentiability": [True, False]}),
    "differentiability on a condition": (
        ["x(Tensor self, ScalarType dtype) -> Tensor"],
        {"self": "grad", "result": "self_t", "output_differentiability": ["isDifferentiableType(dtype)"]},
    ),
    "no differentiable result": ([X], {"output_differentiability": [False]}),
    "in place alone": (
        ["x_(Tensor(a!) self, Tensor other) -> Tensor(a!)"],
        {"self": "grad * other", "other": "grad * result", "result": "self_t.mul_(other_p)"},
    ),
    "in place, as it was": ([IN_PLACE], {"self": "grad * self", "result": "self_t * original_self_p"}),
    "a result named like an argument": (
        ["x(Tensor self, Tensor out) -> (Tensor out, Tensor other)"],
        {"self": "grads[0] + grads[1] * out"},
    ),
    "a dtype": (
        ["x(Tensor self, *, ScalarType? dtype=None, MemoryFormat? memory_format=None) -> Tensor"],
        {"self": "f(grad, self.scalar_type(), dtype, memory_format)"},
    ),
    "options": ([f"x(Tensor self, int[2] s, {OPTIONS}) -> Tensor"], {"self": "grad.to(self.options())"}),
    "optional tensors": (
        ["x(Tensor self, Tensor? w, Tensor? b=None) -> Tensor"],
        {"self": "grad * w", "w": "grad * self", "b": "grad", "result": "f(self_t, w_t, b_t, self_p, w_p)"},
    ),
    "symbolic integers": (
        ["x(Tensor self, SymInt[] n, SymInt[2] p, SymInt? k, SymInt[]? z, int[]? q, float[]? w) -> Tensor"],
        {"self": "f(grad, n, p, k, z, q, w, self.sym_sizes(), self.sym_size(-1), self.sym_numel())"},
    ),
    "lists": (
        ["x(Tensor[] self, Tensor[] others) -> Tensor[]"],
        {"self": "f(grads, others, to_args_sizes(self))", "others": "g(grads, self)"},
    ),
    "optional tensors in a list": (
        ["x(Tensor self, Tensor?[] indices, Tensor values) -> Tensor"],
        {"self": "f(grad, indices)", "values": "grad.index(indices)"},
    ),
    "formulas by key": (
        [X],
        {"dispatch": {"Default": {"self": "grad"}, "AutogradCUDA": {"self": "grad * 2", "result": "self_t"}}},
    ),
    "no formulas for the default key": ([X, IN_PLACE], {"dispatch": {"AutogradNestedTensor": {"self": "grad"}}}),
    "gradients by name": ([NAMED], {"self": "grad_a + grad_c * b", "output_differentiability": [True, False, True]}),
    "strings": (["x(Tensor self, str mode, str? other) -> Tensor"], {"self": 'f(grad, mode, other, "self mode")'}),
    "not implemented": (
        ["x(Tensor self, Tensor[] l, Tensor? o) -> Tensor"],
        {"self": 'not_implemented("x: self")', "l": 'not_implemented_list("x: l")', "o": 'not_implemented("x")'},
    ),
    "attributes": (["x(Tensor self, Tensor? other) -> Tensor"], {"self": ATTRIBUTES, "other": "grad"}),
    "attributes of results": (
        [TWO],
        {"self": "f(grads, result0.sym_sizes(), result1.dim(), zeros_like(self))"},
    ),
    "an integer among the results": (
        ["x(Tensor self) -> (Tensor, int)"],
        {"self": "f(grad, result1)", "result0": "self_t"},
    ),
    "operators": ([XY], {"self": "!b ? ~grad : (grad * (n << 2) >> 1) % 3", "other": "grad"}),
    "a double backward": (
        ["x_backward(Tensor grad_output, Tensor self, Tensor output) -> Tensor"],
        {"grad_output": "grad * self", "self": "grad * grad_output"},
    ),
    "on lists": ([X, *LISTS], {"self": "grad * result", "result": "auto_element_wise"}),
    "on two lists": (
        [
            "x.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
            on_lists(f"_foreach_x.List(Tensor[] self{SCALED} -> Tensor[]"),
            on_lists(f"_foreach_x_.List(Tensor(a!)[] self{SCALED} -> ()"),
        ],
        {
            "self": "grad * other",
            "other": "f(other.scalar_type(), grad * self * alpha)",
            "result": "self_t * other_p + other_t * self_p",
        },
    ),
    "several tangents by one": ([TWO], {"self": "grads[0] + grads[1]", "result0, result1": "jvp(self_t, self_p)"}),
}
TAKEN["operators"] = (["x(Tensor self, bool b, int n) -> Tensor"], {"self": TAKEN["operators"][1]["self"]})

REFUSED: dict[str, tuple[list[str], dict[str, Any]]] = {
    "said twice": ([XY], {"self, other": "f(grad)", "other": "non_differentiable"}),
    "linear in nothing": ([X], {"result": "auto_linear"}),
    "linear with two results": (
        [TWO],
        {"self": "grads[0] + grads[1]", "result0": "auto_linear", "result1": "auto_linear"},
    ),
    "element-wise in two": ([XY], {"self": "grad", "other": "grad", "result": "auto_element_wise"}),
    "too much differentiability": ([TWO], {"self": "grad", "output_differentiability": [True, False, True]}),
    "too little differentiability": ([TWO], {"self": "grad", "output_differentiability": [True]}),
    "two conditions": ([TWO], {"self": "grad", "output_differentiability": ["self.is_complex()", "True"]}),
    "in place without a derivative": ([IN_PLACE], {"self": "grad", "output_differentiability": [False]}),
    "a formula for nothing": ([X], {"self": "grad", "output_differentiability": [False]}),
    "in place, overwritten": ([IN_PLACE], {"self": "grad", "result": "self_t * self_p"}),
    "an argument and a result": (
        ["x(Tensor self, Tensor out) -> (Tensor out, Tensor other)"],
        {"self": "grads[0] + grads[1]", "out": "grads[1]"},
    ),
    "a key that is none of autograd's": ([X], {"dispatch": {"CUDA": {"self": "grad"}}}),
    "composed of others": ([entry(X)], {"self": "grad"}),
    "in place, composed of others": ([X, entry(IN_PLACE)], {"self": "grad"}),
    "the first gradient alone": ([TWO], {"self": "grads[0]"}),
    "a gradient too many": ([TWO], {"self": "grads[0] + grads[2]"}),
    "a list of floats": (["x(Tensor self, float[] n) -> Tensor"], {"self": "f(grad, n)"}),
    "an argument that is not there": ([X], {"other": "grad"}),
    "an integer": (["x(Tensor self, int n) -> Tensor"], {"self": "grad", "n": "grad"}),
    "only forward": ([X], {"result": "self_t"}),
    "no tangent": ([X], {"self": "grad", "result": "self_p"}),
    "a tangent for one of two": ([TWO], {"self": "grads[0] + grads[1]", "result0": "self_t"}),
}


class Run:
    """An input, in files, for both."""

    def __init__(self, folder: Path, operators: list[str], formulas: dict[str, Any]) -> None:
        self.schemas, self.derivatives, self.out = folder / "native.yaml", folder / "autograd", folder / "out"
        self.derivatives.mkdir()
        entries = [one if one.startswith("- ") else entry(one, dispatch={"CPU": "x"}) for one in operators]
        self.schemas.write_text("".join(entries))
        schema = json.loads(entries[0][2:])["func"]
        text = f"- {json.dumps({'name': schema, **formulas})}\n"
        (self.derivatives / "derivatives.yaml").write_text(text)
        shutil.copy(torchgen_autograd.FOLDER / "deprecated.yaml", self.derivatives)
        (self.derivatives / "templates").symlink_to(torchgen_autograd.FOLDER / "templates")

    def ours(self) -> dict[str, dict[str, Any]]:
        operators = load(NEW, self.schemas)
        derivatives = derive(NEW, operators, self.derivatives / "derivatives.yaml")
        files = generate(NEW, LOWERINGS, operators, derivatives=derivatives, everything=True)
        return {name: found(file.text, name) for file in files if (name := file.path.rpartition("/")[2]) in FILES}

    def theirs(self) -> dict[str, dict[str, Any]]:
        torchgen_autograd.main(str(self.out), str(self.schemas), str(self.derivatives))
        return {name: found((self.out / name).read_text(), name) for name in FILES}


def found(text: str, path: str) -> dict[str, Any]:
    """What is generated in a file, by name or, of views, by its beginning."""
    if "View" in path:
        return {" ".join(unit[:60]): unit for unit in units(text) if unit[0] != "using"}
    return {name: unit for name, unit in entities(text).items() if name not in FRAMES}


@pytest.mark.parametrize("case", TAKEN)
def test_both_write_the_same(case: str, tmp_path: Path) -> None:
    run = Run(tmp_path, *TAKEN[case])
    ours, theirs = run.ours(), run.theirs()
    for name in FILES:
        assert ours.get(name, {}) == theirs[name], name


@pytest.mark.parametrize("case", REFUSED)
def test_both_refuse(case: str, tmp_path: Path) -> None:
    run = Run(tmp_path, *REFUSED[case])
    with pytest.raises(AstgenError) as raised:
        run.ours()
    assert raised.value.origin is not None or getattr(raised.value, "errors", ())
    with pytest.raises((RuntimeError, AssertionError)):
        run.theirs()
