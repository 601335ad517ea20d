"""Forward differentiation: the tangents of the results, or that there are none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import (
    assign,
    binary,
    call,
    do,
    dot,
    expr,
    if_,
    integer,
    let,
    message,
    name,
    named,
    note,
    stmts,
    templ,
)
from astgen.cpp.hygiene import own, owned
from astgen.cpp.nodes import Expr, Index, Name, Paren, Stmt, Type, Unary
from astgen.cpp.sharing import share
from astgen.derivatives import ForwardDerivative
from astgen.derivatives.foreach import each
from astgen.errors import LoweringError
from astgen.lowerings.differentiating.conditions import INDEX, any_of, any_tangent_at_all, for_each_tensor
from astgen.lowerings.differentiating.kernel import Kernel, forward_flag, is_single_tensor
from astgen.schema.traits import is_tensor_like

_TENSOR = named("at::Tensor")
_NONE = expr("::std::nullopt")

# How a tangent that is not there is filled up: what is written in place needs one that can be written.
_WRITABLE_ZEROS, _ZEROS = "at::zeros_symint", "at::_efficientzerotensor_symint"


def set_tangents(kernel: Kernel) -> list[Stmt]:
    """Compute the tangents by each forward formula, and after all of that set them."""
    computed: list[Stmt] = []
    setters: list[Stmt] = []
    for forward in kernel.forward:
        results = ("self",) if kernel.in_place else forward.outputs
        compute = _compute_each if kernel.foreach else _compute
        computed += compute(kernel, forward, results)
        setters += _setters(kernel, forward, results)
    return [*computed, *setters]


def forbid_tangents(kernel: Kernel) -> Stmt:
    """The check that no argument has a tangent."""
    reason = _OUT if kernel.is_out else _NOT_IMPLEMENTED
    refusal = message("Trying to use forward AD with ", kernel.cpp_name, " that does not support it ", reason)
    return do(call("TORCH_CHECK_NOT_IMPLEMENTED", Unary("!", Paren(any_tangent_at_all(kernel))), refusal))


_OUT = "because it is an out= function"
_NOT_IMPLEMENTED = (
    "because it has not been implemented yet.\nPlease file an issue to PyTorch at "
    "https://github.com/pytorch/pytorch/issues/new?template=feature-request.yml "
    "so that we can prioritize its implementation."
)


# --- computing ---


def _compute(kernel: Kernel, forward: ForwardDerivative, results: Sequence[str]) -> list[Stmt]:
    new = _new(results)
    condition: Expr = forward_flag(forward)
    if len(results) == 1 and is_single_tensor(forward.types[0]):
        condition = binary(condition, "&&", Paren(_defined(name(forward.outputs[0]))))
    return [
        _no_tangent(new.text, _type_of(forward)),
        if_(condition, [*_unpacked(kernel, forward), do(assign(new, forward.formula))]),
    ]


@lru_cache(1 << 10)
def _no_tangent(text: str, kind: Type) -> Stmt:
    return share(let(text, _NONE, named("::std::optional", kind)))


def _compute_each(kernel: Kernel, forward: ForwardDerivative, results: Sequence[str]) -> list[Stmt]:
    """The tangent of each tensor of a list."""
    new = own(f"{'_'.join(results)}_new_fw_grad_opts")
    condition = any_of([Index(forward_flag(one), INDEX) for one in kernel.forward])
    names = {theirs: each(ours) for theirs, ours in kernel.own_names.items() if not is_tensor_like(ours.type)}
    formula = walk.substitute(forward.formula, names)
    body = [*_unpacked(kernel, forward), do(assign(Index(new, INDEX), formula))]
    return [
        *walk.fill(_NEW_TANGENTS, {"x": new}),
        for_each_tensor([if_(condition, body)], call(dot(new, "size"))),
    ]


_NEW_TANGENTS = stmts("std::vector<::std::optional<at::Tensor>> x(self.size(), ::std::nullopt);")


def _new(results: Sequence[str]) -> Name:
    return own(f"{'_'.join(results)}_new_fw_grad_opt")


def _defined(value: Expr) -> Expr:
    return call(dot(value, "defined"))


def _type_of(forward: ForwardDerivative) -> Type:
    """What a formula gives: a tensor, a list of them, or a tuple of tensors for several results."""
    if all(map(is_single_tensor, forward.types)):
        if len(forward.types) == 1:
            return _TENSOR
        return named("::std::tuple", *[_TENSOR for _ in forward.types])
    if len(forward.types) == 1 and is_tensor_like(forward.types[0]):
        return named("::std::vector", _TENSOR)
    raise LoweringError("a forward formula gives a tensor, a list of tensors, or several tensors", forward.origin)


def _unpacked(kernel: Kernel, forward: ForwardDerivative) -> Iterator[Stmt]:
    """The tangents and values that a formula uses."""
    zeros = _ZEROS
    for one in kernel.inputs:
        zeros = _WRITABLE_ZEROS if kernel.in_place and one.name == "self" else _ZEROS
        source = one.each if kernel.foreach else one.whole
        if one.name in forward.tangents:
            yield from _tangent(one.name, source, zeros)
            if zeros == _ZEROS:
                yield from _wrapped_number(one.name)
        if one.name in forward.primals:
            yield from _primal(one.name, source)
    if forward.original:
        source = Index(own("original_selfs"), INDEX) if kernel.foreach else own("original_self")
        yield from _tangent(forward.original, source, zeros)  # as the last input: any will do, it is not written
        yield from _primal(forward.original, source)
    elif kernel.in_place and forward.borrowed:
        yield from _CLONED


def _locals(text: str) -> dict[str, Expr]:
    return {f"x{suffix}": own(f"{text}{suffix}") for suffix in ("_t_raw", "_tensor", "_t", "_p")}


@lru_cache(1 << 12)
def _wrapped_number(text: str) -> tuple[Stmt, ...]:
    return tuple(map(share, walk.fill(_WRAPPED_NUMBER, _locals(text))))


@lru_cache(1 << 12)
def _tangent(text: str, source: Expr, zeros: str) -> tuple[Stmt, ...]:
    """The tangent of an input: zeros where it has none and another one has."""
    return tuple(map(share, walk.fill(_TANGENT[zeros], {**_locals(text), "x": source})))


@lru_cache(1 << 12)
def _primal(text: str, source: Expr) -> tuple[Stmt, ...]:
    return tuple(map(share, walk.fill(_PRIMAL, {**_locals(text), "x": source})))


_TANGENT = {
    _ZEROS: stmts("""
        auto x_t_raw = toNonOptFwGrad(x);
        auto x_tensor = toNonOptTensor(x);
        auto x_t = (x_t_raw.defined() || !x_tensor.defined())
            ? x_t_raw
            : at::_efficientzerotensor_symint(x_tensor.sym_sizes(), x_tensor.options());
    """),
    _WRITABLE_ZEROS: stmts("""
        auto x_t_raw = toNonOptFwGrad(x);
        auto x_tensor = toNonOptTensor(x);
        auto x_t = (x_t_raw.defined() || !x_tensor.defined())
            ? x_t_raw
            : at::zeros_symint(x_tensor.sym_sizes(), x_tensor.options());
    """),
}
_WRAPPED_NUMBER = stmts("update_wrapped_number(x_tensor, x_t);")
_PRIMAL = stmts("auto x_p = toNonOptPrimal(x);")
_CLONED = tuple(map(share, owned(stmts("self_t = GradMode::is_enabled() ? self_t.clone() : self_t;"), "self_t")))


# --- setting ---


def _setters(kernel: Kernel, forward: ForwardDerivative, results: Sequence[str]) -> tuple[Stmt, ...]:
    """Give the results the tangents that were computed."""
    if kernel.foreach:
        return _filled_setter(_SET_EACH, results[0], kernel.in_place)
    if len(results) > 1:
        return tuple([_set_part(results, i) for i in range(len(results))])
    template = _SET if is_single_tensor(forward.types[0]) else _SET_LIST
    return _filled_setter(template, results[0], kernel.in_place)


@lru_cache(1 << 12)
def _filled_setter(template: tuple[Stmt, ...], text: str, in_place: bool) -> tuple[Stmt, ...]:
    names: dict[str, Expr] = {
        "x": name(text),
        "x_new_fw_grad_opt": own(f"{text}_new_fw_grad_opt"),
        "x_new_fw_grad_opts": own(f"{text}_new_fw_grad_opts"),
        "x_new_fw_grad": own(f"{text}_new_fw_grad"),
        "IN_PLACE": expr("true") if in_place else expr("false"),
    }
    return tuple(map(share, walk.fill(template, names)))


def _set_part(results: Sequence[str], position: int) -> Stmt:
    """Give a result its part of the tuple that a formula for several gave."""
    new, result = _new(results), name(results[position])
    part = call(templ("std::get", integer(position)), call(dot(new, "value")))
    there = binary(binary(call(dot(new, "has_value")), "&&", _defined(part)), "&&", _defined(result))
    return if_(there, [do(call(dot(result, "_set_fw_grad"), part, note("level", 0), note("is_inplace_op", False)))])


_SET = stmts("""
    if (x_new_fw_grad_opt.has_value() && x_new_fw_grad_opt.value().defined() && x.defined()) {
      x._set_fw_grad(x_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/IN_PLACE);
    }
""")
_SET_EACH = owned(
    stmts("""
        for (const auto & i : c10::irange(x_new_fw_grad_opts.size())) {
          auto & x_new_fw_grad_opt = x_new_fw_grad_opts[i];
          if (x_new_fw_grad_opt.has_value() && x_new_fw_grad_opt.value().defined() && x[i].defined()) {
            x[i]._set_fw_grad(x_new_fw_grad_opt.value(), /*level*/0, /*is_inplace_op*/IN_PLACE);
          }
        }
    """)
)
_SET_LIST = owned(
    stmts("""
        if (x_new_fw_grad_opt.has_value()) {
          auto x_new_fw_grad = x_new_fw_grad_opt.value();
          TORCH_INTERNAL_ASSERT(x.size() == x_new_fw_grad.size());
          for (const auto i : c10::irange(x.size())) {
            if (x_new_fw_grad[i].defined() && x[i].defined()) {
              x[i]._set_fw_grad(x_new_fw_grad[i], /*level*/0, /*is_inplace_op*/IN_PLACE);
            }
          }
        }
    """)
)
