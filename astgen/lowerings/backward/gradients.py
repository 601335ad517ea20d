"""The function of a node that computes gradients: for each formula, if one of its inputs needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import (
    binary,
    braced,
    call,
    const_ref,
    do,
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
from astgen.cpp.nodes import AUTO, Expr, Index, Param, Paren, Stmt, Ternary, Type
from astgen.cpp.sharing import share
from astgen.derivatives.forward import is_foreach
from astgen.derivatives.model import Derivative, Differentiability
from astgen.derivatives.uses import words
from astgen.lowerings.backward.keeping import Kept
from astgen.record import entity
from astgen.schema.function import Argument
from astgen.schema.traits import is_tensor_like, unaliased
from astgen.schema.types import ListType
from astgen.signature import Binding

NEEDED = name("needs_input_grad")


@entity
class Passed:
    """What the function is given beside the gradients: the name of a member or variable, and its type."""

    name: str
    type: Type
    by_reference: bool = True

    def param(self) -> Param:
        """The parameter that takes it."""
        return Param(ref(self.type) if self.by_reference else self.type, self.name)


def passed_to(info: Differentiability, kept: Sequence[Kept]) -> list[Passed]:
    """What the function is given: how long lists are, what is kept, and whether it is to be kept afterwards."""
    sizes = [Passed(size_of(b), named("size_t"), False) for b in info.inputs if is_list(b)]
    values = [Passed(k.name, k.keeping.passed) for k in kept]
    retained = [Passed("retain_variables", named("bool"), False)] if info.uses_retain_variables else []
    return [*sizes, *values, *retained]


def is_list(binding: Binding) -> bool:
    """Whether an input is a list of tensors."""
    argument = binding.argument
    return isinstance(argument, Argument) and isinstance(argument.type, ListType) and is_tensor_like(argument.type)


def size_of(binding: Binding) -> str:
    """The member that says how long a list is."""
    return f"{binding.name}_size_"


def flags(count: int) -> Type:
    """``std::array<bool, count>``."""
    return named("std::array", named("bool"), integer(count))


def index_ranges(info: Differentiability) -> list[Stmt]:
    """Which of the gradients that a node computes are those of each input."""
    return [_GENERATOR, *[_index_range(b.name, size_of(b) if is_list(b) else "") for b in info.inputs]]


@lru_cache(1 << 12)
def _index_range(text: str, size: str) -> Stmt:
    return share(let(_range(text), call(_NEXT_RANGE, name(size) if size else 1)))


def needed_inputs(info: Differentiability) -> list[Stmt]:
    """For which inputs gradients are needed."""
    return [*index_ranges(info), _needed(tuple([b.name for b in info.inputs]))]


@lru_cache(1 << 12)
def _needed(inputs: tuple[str, ...]) -> Stmt:
    masks = [call("task_should_compute_output", braced(name(_range(text)))) for text in inputs]
    return share(let("needs_input_grad", braced(*masks, of=flags(len(masks)), comma=True)))


_GENERATOR = share(stmts("IndexRangeGenerator gen;")[0])
_NEXT_RANGE = expr("gen.range")
_GRADIENTS = share(stmts("variable_list grad_inputs(gen.size());")[0])
_RETURN = share(ret(name("grad_inputs")))


def _range(text: str) -> str:
    return f"{text}_ix"


def gradients_body(info: Differentiability) -> list[Stmt]:
    """The statements of the function: names for the gradients given, then each formula."""
    positions = {binding.name: i for i, binding in enumerate(info.inputs)}
    computed = [_computed(info, derivative, positions) for derivative in info.derivatives]
    body: list[Stmt] = [*index_ranges(info), _GRADIENTS, *_names_of_gradients(info)]
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


_ANY_DEFINED = share(stmts("bool any_grad_defined = any_variable_defined(grads);")[0])


_GRAD = share(let("grad", expr("grads[0]"), const_ref(AUTO)))


def _computed(info: Differentiability, derivative: Derivative, positions: dict[str, int]) -> tuple[bool, Stmt]:
    """The gradients by one formula, and whether that asks if any of the gradients given is defined."""
    if len(derivative.inputs) > 1:
        return False, _several(derivative, positions)
    (text,) = derivative.inputs
    formula = derivative.formula
    checks = _gives_one_tensor(info, derivative)
    if checks:
        formula = Ternary(name("any_grad_defined"), Paren(formula), call("Tensor"))
    computed = walk.fill(_EACH, {"formula": formula}) if is_foreach(info.operator) else (let("grad_result", formula),)
    return checks, if_(_is_needed(text, positions), [*computed, _copied(text)])


_EACH = stmts("""
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


@lru_cache(1 << 12)
def _copied(text: str, part: int | None = None) -> Stmt:
    """Copy what a formula gave, or a part of it, to where the gradients of an input go."""
    given = name("grad_result")
    value = given if part is None else call(templ("std::get", integer(part)), given)
    return share(do(call("copy_range", name("grad_inputs"), name(_range(text)), value)))


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
    body.append(let("grad_result", derivative.formula))
    for i, text in enumerate(derivative.inputs):
        body.append(if_(_is_needed(text, positions), [_copied(text, i)]))
    return if_(condition, body)
