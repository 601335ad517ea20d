"""Live: the derivatives of every operator as torchgen reads, makes and matches them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from support import torchgen_autograd
from support.cpp_text import tokens

from astgen.cpp.nodes import Expr, Type
from astgen.cpp.print import Style, render
from astgen.derivatives import Derivatives, Differentiability, Saved
from astgen.schema.operator import Operator

pytestmark = pytest.mark.torch
FLAT = Style(width=None)


def text(tree: Expr | Type) -> list[str]:
    return tokens(render(tree, FLAT))


def ours_saved(saved: Iterable[Saved]) -> list[Any]:
    return [(s.name, text(s.type), text(s.value)) for s in sorted(saved, key=lambda s: s.name)]


def theirs_saved(saved: Iterable[Any]) -> list[Any]:
    found = []
    for s in saved:
        name = getattr(s.nctype.name, "name", s.nctype.name)
        found.append((name, tokens(s.nctype.type.cpp_type()), tokens(s.expr)))
    return sorted(found)


def ours(info: Differentiability) -> dict[str, Any]:
    return {
        "op": info.node or None,
        "derivatives": [(d.inputs, text(d.formula), sorted(d.named_gradients)) for d in info.derivatives],
        "inputs": [b.name for b in info.inputs],
        "saved_inputs": ours_saved(info.saved_inputs),
        "saved_outputs": ours_saved(info.saved_outputs),
        "non_differentiable": sorted(info.non_differentiable),
        "outputs": info.outputs,
        "available": list(info.available_gradients),
    }


def theirs(info: Any) -> dict[str, Any]:
    outputs = info.output_differentiability
    return {
        "op": info.op,
        "derivatives": [(d.var_names, tokens(d.formula), sorted(d.named_gradients)) for d in info.derivatives],
        "inputs": [b.name for b in info.args_with_derivatives],
        "saved_inputs": theirs_saved(info.all_saved_inputs),
        "saved_outputs": theirs_saved(info.all_saved_outputs),
        "non_differentiable": sorted(info.non_differentiable_arg_names),
        "outputs": None if outputs is None else tuple(outputs),
        "available": list(info.available_named_gradients),
    }


def test_matched_infos(new_derivatives: Derivatives, new_operators: list[Operator]) -> None:
    """The same formulas, saved values, inputs and node names for every operator and key."""
    by_name = {str(o.name): o for o in new_operators}
    compared = 0
    for function in torchgen_autograd.model().functions:
        name = str(function.func.func.name)
        group = new_derivatives.group(by_name[name])
        found = None if group.by_key is None else {key: ours(info) for key, info in group.by_key.items()}
        expected = None if function.info is None else {key: theirs(info) for key, info in function.info.items()}
        assert found == expected, name
        compared += len(expected or ())
    assert compared > 1300


def test_forward_formulas(new_derivatives: Derivatives, new_operators: list[Operator]) -> None:
    """The same forward formulas, made ones and those of in-place operators included."""
    by_name = {str(o.name): o for o in new_operators}
    compared = 0
    for function in torchgen_autograd.model().functions:
        name = str(function.func.func.name)
        group = new_derivatives.group(by_name[name])
        for key, expected in (function.fw_derivatives or {}).items():
            found = [
                (
                    f.outputs,
                    [str(t) for t in f.types],
                    text(f.formula),
                    sorted(f.tangents),
                    sorted(f.primals),
                    bool(f.original),
                    f.borrowed,
                )
                for f in group.forward(key)
            ]
            assert found == [
                (
                    f.var_names,
                    [str(t) for t in f.var_types],
                    tokens(f.formula),
                    sorted(f.required_inputs_fw_grad or ()),
                    sorted(set(f.required_inputs_primal or ())),
                    f.required_original_self_value,
                    f.is_reusing_outplace_formula,
                )
                for f in expected
            ], name
            compared += len(found)
    assert compared > 500


def test_nodes_and_keys(new_derivatives: Derivatives) -> None:
    """The same 711 nodes in the same order, and the same dispatch keys."""
    model = torchgen_autograd.model()
    expected = [info.op for by_key in model.infos.values() for info in by_key.values() if info.args_with_derivatives]
    assert [info.node for info in new_derivatives.nodes()] == expected
    assert len(expected) == 711
    assert new_derivatives.keys() == sorted(model.keys)
