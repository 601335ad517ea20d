"""Operators on lists of tensors, one operator a list: their formulas are those of the operator on one tensor.

What is a list is indexed: ``grad`` is ``grads[i]``, ``result`` is ``result[i]``, an argument is ``other[i]``, or
``scalar`` where one serves all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from astgen.cpp import walk
from astgen.cpp.build import name
from astgen.cpp.hygiene import own
from astgen.cpp.nodes import Expr, Index, Type
from astgen.derivatives.build import distinct
from astgen.derivatives.forward import FOREACH
from astgen.derivatives.model import Derivative, Differentiability, ForwardDerivative, Saved
from astgen.profiles.profile import Profile
from astgen.schema.function import Argument
from astgen.schema.operator import Operator
from astgen.schema.traits import is_tensor_like, unaliased
from astgen.schema.types import ListType
from astgen.signatures import SignatureGroup
from astgen.types import bare

_EACH = own("i")


def inputs_of(operator: Operator) -> list[Argument]:
    """The arguments of an operator but its out arguments and TensorOptions, which no formula of each tensor has."""
    arguments = operator.arguments
    return [*arguments.positional, *arguments.pre_options, *arguments.post_options]


def is_reference(operator: Operator, reference: Operator, profile: Profile) -> bool:
    """Whether an operator on lists does on each tensor what another one does on one."""
    if operator.name.base.removeprefix(FOREACH) != reference.root:
        return False
    ours, theirs = inputs_of(operator), inputs_of(reference)
    facts = profile.autograd_of(operator)
    if len(ours) != len(theirs) and str(operator.name) not in facts.foreach_without_alpha:
        return False
    return all(_fits(a, b) for a, b in zip(ours, theirs, strict=False))


def _fits(ours: Argument, theirs: Argument) -> bool:
    kind, wanted = unaliased(ours.type), unaliased(theirs.type)
    return kind == wanted or (isinstance(kind, ListType) and kind.elem == wanted)


def pairs(operator: Operator, reference: Operator) -> list[tuple[Argument, Argument]]:
    """The arguments of an operator on lists, each with the one of its reference."""
    return list(zip(inputs_of(operator), inputs_of(reference), strict=False))


def each(argument: Argument) -> Expr:
    """What stands for one tensor: ``other[i]`` of a list, else the argument itself."""
    value = name(argument.name)
    return indexed(value) if isinstance(argument.type, ListType) else value


def indexed(value: Expr) -> Expr:
    """``value[i]``."""
    return Index(value, _EACH)


def made_of(reference: Differentiability, group: SignatureGroup) -> Differentiability:
    """What holds for an operator on lists, made of what holds for the operator on one tensor."""
    operator, profile = group.operator, group.profile
    mapped = pairs(operator, reference.operator)
    ours = {theirs.name: argument for argument, theirs in mapped}
    derivatives = [_derivative(derivative, ours, group) for derivative in reference.derivatives]
    with_derivative = {text for derivative in derivatives for text in derivative.inputs}
    types = {a.name: b for a, b in zip(operator.schema.arguments, group.dispatcher.bindings, strict=True)}
    return Differentiability(
        name=operator.name.base,
        operator=operator,
        key=reference.key,
        node=f"Foreach{reference.node}{operator.name.overload}" if reference.node else "",
        derivatives=tuple(derivatives),
        forward=tuple([_forward(forward, mapped, profile) for forward in reference.forward]),
        saved_inputs=distinct(saved for derivative in derivatives for saved in derivative.saved_inputs),
        saved_outputs=distinct(saved for derivative in derivatives for saved in derivative.saved_outputs),
        inputs=tuple([types[a.name] for a in inputs_of(operator) if a.name in with_derivative]),
        non_differentiable=frozenset(),
        outputs=None,
        condition=None,
        available_gradients=(),
        uses=reference.uses,
        origin=reference.origin,
    )


def _derivative(derivative: Derivative, ours: dict[str, Argument], group: SignatureGroup) -> Derivative:
    values: dict[str, Expr] = {theirs: each(argument) for theirs, argument in ours.items()}
    values["grad"] = indexed(name("grads"))
    values["result"] = indexed(name("result"))
    formula = derivative.written
    if group.profile.autograd_of(group.operator).foreach_attributes_indexed_twice:
        formula = derivative.formula
        values |= {
            s.name: _attribute_of(s, derivative, ours[s.source]) for s in derivative.saved_inputs if s.is_attribute
        }
    formula = walk.substitute(formula, values)
    inputs = [_whole(ours[saved.source].name, group) for saved in derivative.saved_inputs]
    outputs = [_result(saved, group.profile) for saved in derivative.saved_outputs]
    return replace(
        derivative,
        inputs=tuple([ours[text].name for text in derivative.inputs]),
        formula=formula,
        written=formula,
        saved_inputs=tuple(inputs),
        saved_outputs=tuple(outputs),
        named_gradients=frozenset(),
    )


def _attribute_of(saved: Saved, derivative: Derivative, argument: Argument) -> Expr:
    """Something known of an argument, of each tensor of it: indexed twice where the formula uses the argument too."""
    value = each(argument)
    if isinstance(argument.type, ListType) and any(s.name == saved.source for s in derivative.saved_inputs):
        value = indexed(value)
    return walk.substitute(saved.value, {saved.source: value})


def _whole(text: str, group: SignatureGroup) -> Saved:
    """An argument, which is kept whole: nothing less is known of all tensors of a list."""
    binding = next(binding for binding in group.dispatcher.bindings if binding.name == text)
    return Saved(text, bare(binding.type), name(text), text)


def _result(saved: Saved, profile: Profile) -> Saved:
    kind: Type = profile.spell.lists["Tensor"]
    return Saved(saved.name, kind, name(saved.name), saved.source)


def _forward(
    forward: ForwardDerivative, mapped: Sequence[tuple[Argument, Argument]], profile: Profile
) -> ForwardDerivative:
    renamed = {theirs.name: ours.name for ours, theirs in mapped}
    values: dict[str, Expr] = {"result": indexed(name("result"))}
    for ours, theirs in mapped:
        if is_tensor_like(ours.type):
            values |= {f"{theirs.name}{suffix}": name(f"{ours.name}{suffix}") for suffix in ("_p", "_t")}
        else:
            values[theirs.name] = each(ours)

    def rename(names: Iterable[str]) -> frozenset[str]:
        return frozenset([renamed.get(text, text) for text in names])

    return replace(
        forward,
        outputs=tuple([renamed.get(text, text) for text in forward.outputs]),
        formula=walk.substitute(forward.formula, values),
        tangents=rename(forward.tangents),
        primals=rename(forward.primals),
    )
