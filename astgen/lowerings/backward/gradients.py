"""The function of a node that computes gradients: for each formula, if one of its inputs needs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import (
    binary,
    braced,
    call,
    const_ref,
    do,
    dot,
    expr,
    if_,
    integer,
    let,
    name,
    named,
    note,
    ref,
    ret,
    stmts,
    templ,
)
from astgen.cpp.hygiene import own, owned
from astgen.cpp.nodes import AUTO, Expr, Index, Name, Param, Paren, Stmt, Ternary, Type
from astgen.cpp.sharing import share
from astgen.derivatives.forward import is_foreach
from astgen.derivatives.model import Derivative, Differentiability
from astgen.derivatives.uses import words
from astgen.lowerings.backward.keeping import Members
from astgen.record import entity
from astgen.schema.function import Argument
from astgen.schema.traits import unaliased

NEEDED = own("needs_input_grad")


@entity
class Passed:
    """What the function is given beside the gradients: its name there, its type, and what methods pass for it."""

    name: str
    type: Type
    value: str
    by_reference: bool = True

    def param(self) -> Param:
        """The parameter that takes it."""
        return Param(ref(self.type) if self.by_reference else self.type, self.name)


def passed_to(info: Differentiability, members: Members) -> list[Passed]:
    """What the function is given: how long lists are, what is kept, and whether it is to be kept afterwards."""
    sizes = [Passed(text, named("size_t"), text, False) for text in members.sizes.values()]
    values = [Passed(k.name, k.keeping.passed, k.local) for k in members.kept]
    retained = [Passed(_RETAIN, named("bool"), _RETAIN, False)] if info.uses_retain_variables else []
    return [*sizes, *values, *retained]


_RETAIN = "retain_variables"


def flags(count: int) -> Type:
    """``std::array<bool, count>``."""
    return named("std::array", named("bool"), integer(count))


def index_ranges(info: Differentiability, sizes: Mapping[str, str]) -> list[Stmt]:
    """Which of the gradients that a node computes are those of each input; ``sizes`` say how long lists are."""
    return [_GENERATOR, *[_index_range(b.name, sizes.get(b.name, "")) for b in info.inputs]]


@lru_cache(1 << 12)
def _index_range(text: str, size: str) -> Stmt:
    return share(let(_range(text).text, call(_NEXT_RANGE, name(size) if size else 1)))


def needed_inputs(info: Differentiability, sizes: Mapping[str, str]) -> list[Stmt]:
    """For which inputs gradients are needed."""
    return [*index_ranges(info, sizes), _needed(tuple([b.name for b in info.inputs]))]


@lru_cache(1 << 12)
def _needed(inputs: tuple[str, ...]) -> Stmt:
    masks = [call("task_should_compute_output", braced(_range(text))) for text in inputs]
    return share(let(NEEDED.text, braced(*masks, of=flags(len(masks)), comma=True)))


_GENERATOR = share(owned(stmts("IndexRangeGenerator gen;"))[0])
_NEXT_RANGE = dot(own("gen"), "range")
_GRADIENTS = share(owned(stmts("variable_list grad_inputs(gen.size());"), "gen")[0])
_RETURN = share(ret(own("grad_inputs")))


def _range(text: str) -> Name:
    return own(f"{text}_ix")


def gradients_body(info: Differentiability, sizes: Mapping[str, str]) -> list[Stmt]:
    """The statements of the function: names for the gradients given, then each formula."""
    positions = {binding.name: i for i, binding in enumerate(info.inputs)}
    computed = [_computed(info, derivative, positions) for derivative in info.derivatives]
    body: list[Stmt] = [*index_ranges(info, sizes), _GRADIENTS, *_names_of_gradients(info)]
    if any(checks for checks, _ in computed):
        body.append(_ANY_DEFINED)
    return [*body, *[statement for _, statement in computed], _RETURN]


def _names_of_gradients(info: Differentiability) -> Iterator[Stmt]:
    alias = const_ref(AUTO)
    if info.uses_single_gradient:
        yield _GRAD
        return
    for text in sorted(info.used_gradients):
        yield let(text, Index(name("grads"), integer(info.available_gradients.index(text))), alias)


_ANY_DEFINED = share(owned(stmts("bool any_grad_defined = any_variable_defined(grads);"))[0])


_GRAD = share(let("grad", expr("grads[0]"), const_ref(AUTO)))


def _computed(info: Differentiability, derivative: Derivative, positions: dict[str, int]) -> tuple[bool, Stmt]:
    """The gradients by one formula, and whether that asks if any of the gradients given is defined."""
    if len(derivative.inputs) > 1:
        return False, _several(derivative, positions)
    (text,) = derivative.inputs
    formula = derivative.formula
    checks = _gives_one_tensor(info, derivative)
    if checks:
        formula = Ternary(own("any_grad_defined"), Paren(formula), call("Tensor"))
    computed = walk.fill(_EACH, {"formula": formula}) if is_foreach(info.operator) else (let(_RESULT.text, formula),)
    return checks, if_(_is_needed(text, positions), [*computed, _copied(text)])


_EACH = owned(
    stmts("""
        std::vector<Tensor> grad_result;
        grad_result.reserve(grads.size());
        for (const auto & i : c10::irange(grads.size())) {
          if (grads[i].defined()) {
            grad_result.emplace_back(formula);
          } else {
            grad_result.emplace_back(Tensor());
          }
        }
    """)
)
_RESULT = own("grad_result")


@lru_cache(1 << 12)
def _copied(text: str, part: int | None = None) -> Stmt:
    """Copy what a formula gave, or a part of it, to where the gradients of an input go."""
    value = _RESULT if part is None else call(templ("std::get", integer(part)), _RESULT)
    return share(do(call("copy_range", own("grad_inputs"), _range(text), value)))


def _gives_one_tensor(info: Differentiability, derivative: Derivative) -> bool:
    """Whether a formula gives the gradient of one tensor, which is undefined where no gradient given is defined.

    A formula that only says that it is not implemented is to say so.
    """
    if any("not_implemented" in word for word in words(derivative.formula)):
        return False
    (argument,) = [b.argument for b in info.inputs if b.name == derivative.inputs[0]]
    return isinstance(argument, Argument) and str(unaliased(argument.type)) in ("Tensor", "Tensor?")


def _is_needed(text: str, positions: dict[str, int]) -> Expr:
    return _flag(text, positions[text])


@lru_cache(1 << 12)
def _flag(text: str, position: int) -> Expr:
    return Index(NEEDED, note(text, position))


def _several(derivative: Derivative, positions: dict[str, int]) -> Stmt:
    """The gradients of several inputs by one formula, which gives a tuple of them."""
    needed = [Index(NEEDED, integer(positions[text])) for text in derivative.inputs]
    condition: Expr = needed[0]
    for one in needed[1:]:
        condition = binary(condition, "||", one)
    body: list[Stmt] = []
    if "grad_input_mask" in words(derivative.formula):
        body.append(let("grad_input_mask", braced(*needed, of=flags(len(needed)), comma=True)))
    body.append(let(_RESULT.text, derivative.formula))
    for i, text in enumerate(derivative.inputs):
        body.append(if_(_is_needed(text, positions), [_copied(text, i)]))
    return if_(condition, body)
