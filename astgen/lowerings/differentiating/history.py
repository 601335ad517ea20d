"""The history of the results: their backward node, what leads to it, and what it keeps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from astgen.cpp.build import NULLPTR, arrow, assign, call, do, dot, expr, fn, if_, let, name, named, ret, stmts, templ
from astgen.cpp.hygiene import own, owned, owned_expr
from astgen.cpp.nodes import AUTO, Call, Const, Expr, Index, Stmt, Type
from astgen.cpp.sharing import share
from astgen.lowerings.backward.keeping import members_of
from astgen.lowerings.differentiating.conditions import ANY_REQUIRES, INDEX, for_each_tensor, requires_gradient
from astgen.lowerings.differentiating.kernel import Input, Kernel
from astgen.lowerings.differentiating.saving import NODE, save_inputs, save_outputs
from astgen.schema.traits import unaliased
from astgen.schema.types import BaseType

TENSOR = BaseType("Tensor")
NODES = own("grad_fns")


def pointer(node: str) -> Type:
    """``c10::intrusive_ptr<node>``."""
    return named("c10::intrusive_ptr", named(node))


# --- before the call ---


def set_up(kernel: Kernel) -> list[Stmt]:
    """Make the node if a gradient is required.  Out arguments have no history: that they need none is checked."""
    if kernel.is_out:
        outputs = [name(output.name) for output in kernel.outputs]
        checked = [requires_gradient([one.whole for one in kernel.inputs]), requires_gradient(outputs)]
        refusals = [if_(condition, [_refuse(kernel.root)]) for condition in checked]
        return [_declared("Node"), *refusals]
    made = _make_nodes(kernel) if kernel.in_place_foreach else _make_node(kernel)
    declared = _declared_list(kernel.node) if kernel.in_place_foreach else _declared(kernel.node)
    return [*_check_others(kernel), declared, if_(ANY_REQUIRES, made)]


@lru_cache(1 << 12)
def _refuse(text: str) -> Stmt:
    return share(do(call("throw_error_out_requires_grad", text)))


@lru_cache(1 << 12)
def _declared(node: str) -> Stmt:
    return share(let(NODE.text, of=pointer(node)))


def _declared_list(node: str) -> Stmt:
    return let(NODES.text, of=named("std::vector", pointer(node)))


def _check_others(kernel: Kernel) -> Iterator[Stmt]:
    """That arguments without a derivative require no gradient.

    An argument called ``output`` may: a double backward takes it beside the input that it is computed from.
    """
    with_derivative = {one.name for one in kernel.derived}
    without = kernel.info.non_differentiable if kernel.info is not None else frozenset()
    for one in kernel.inputs:
        if one.name not in with_derivative and one.name not in without and one.name != "output":
            yield do(call("check_no_requires_grad", name(one.name), one.name, kernel.cpp_name))


def _make_node(kernel: Kernel) -> list[Stmt]:
    """Make the node, tell it what comes next, and save what it keeps."""
    made: list[Stmt] = [
        do(assign(NODE, _new_node(kernel))),
        _set_edges(tuple([one.argument.name for one in kernel.derived])),
    ]
    if kernel.info is not None and kernel.info.has_derivatives:
        made += save_inputs(kernel)
        sizes = members_of(kernel.info, kernel.profile).sizes
        made += [_save_length(sizes[one.name], one.argument.name) for one in kernel.derived if one.is_list]
    return made


def _new_node(kernel: Kernel) -> Expr:
    has_formulas = kernel.info is not None and kernel.info.has_derivatives
    arguments = () if has_formulas else (kernel.cpp_name,)
    return call(templ("c10::make_intrusive", named(kernel.node)), *arguments)


@lru_cache(1 << 12)
def _set_edges(names: tuple[str, ...]) -> Stmt:
    return share(_edges([name(text) for text in names]))


def _edges(values: Sequence[Expr]) -> Stmt:
    return do(call(arrow(NODE, "set_next_edges"), Call(name("collect_next_edges"), tuple(values))))


@lru_cache(1 << 10)
def _save_length(member: str, text: str) -> Stmt:
    return share(do(assign(arrow(NODE, member), call(dot(text, "size")))))


# --- a node for each tensor of a list ---


def _make_nodes(kernel: Kernel) -> list[Stmt]:
    inputs = [_of_list(kernel, one) for one in kernel.derived]
    node = pointer(kernel.node)
    made = [let(NODE.text, _new_node(kernel)), _edges(inputs), ret(NODE)]
    body = if_(_IS_NOT_REQUIRED, [ret(NULLPTR)], made)
    loop = for_each_tensor(
        [
            let(_EACH_REQUIRES, requires_gradient(inputs), Const(AUTO)),
            *_CHECK_EACH,
            do(call(_PUSH, Call(fn(("&",), (), [body], node)))),
        ]
    )
    saved = save_inputs(kernel) if kernel.info is not None and kernel.info.has_derivatives else []
    return [loop, *for_each_node(saved)]


_EACH_REQUIRES = "ith_requires_grad"
_IS_NOT_REQUIRED = owned_expr(expr("!ith_requires_grad"), _EACH_REQUIRES)
_CHECK_EACH = owned(stmts("check_inplace(self[i], ith_requires_grad);"), "i", _EACH_REQUIRES)
_PUSH = dot(NODES, "push_back")


def _of_list(kernel: Kernel, one: Input) -> Expr:
    """The tensor of an input that a node is for; without formulas all but ``self`` stay whole."""
    return one.each if kernel.info is not None or one.name == "self" else one.whole


def for_each_node(statements: Sequence[Stmt], before: Iterable[Stmt] = ()) -> list[Stmt]:
    """What is done with each node that there is, after what is done once; nothing where there is nothing to do."""
    if not statements:
        return []
    loop = for_each_tensor([*_THIS_NODE, if_(_IS_NODE, statements)], _NODES)
    return [if_(_ANY_NODES, [*before, loop])]


_THIS_NODE = owned(stmts("auto grad_fn = grad_fns[i];"), "grad_fns", "i")
_IS_NODE = owned_expr(expr("grad_fn != nullptr"), "grad_fn")
_ANY_NODES, _NODES = [owned_expr(expr(text), "grad_fns") for text in ("!grad_fns.empty()", "grad_fns.size()")]


# --- after the call ---


def set_history(kernel: Kernel) -> list[Stmt]:
    """Give the results their node: what is written in place gets a new history, but where it becomes a view."""
    function = "rebase_history" if kernel.writes and not kernel.is_view else "set_history"
    if kernel.in_place_foreach:
        return for_each_node([do(call(function, *_EACH_HISTORY))], _OUTPUTS)
    return [_set_history(function, tuple([output.name for output in kernel.outputs]))]


@lru_cache(1 << 12)
def _set_history(function: str, names: tuple[str, ...]) -> Stmt:
    outputs = call("flatten_tensor_args", *[name(text) for text in names])
    return share(if_(NODE, [do(call(function, outputs, NODE))]))


_EACH_HISTORY = (Index(own("differentiable_outputs"), INDEX), Index(NODES, INDEX))
_OUTPUTS = owned(
    stmts("""
        auto differentiable_outputs = flatten_tensor_args(self);
        TORCH_INTERNAL_ASSERT(differentiable_outputs.size() == grad_fns.size());
    """),
    "grad_fns",
)


def check_complex(kernel: Kernel) -> list[Stmt]:
    """That no result is complex, but of operators whose formulas are known to be right for complex numbers."""
    facts = kernel.profile.autograd_of(kernel.group.operator)
    supported = kernel.root in facts.complex_gradients or (kernel.info is not None and kernel.info.supports_complex)
    if supported or kernel.writes:
        return []
    return [_check_complex(output.name, kernel.root) for output in kernel.outputs if unaliased(output.type) == TENSOR]


@lru_cache(1 << 12)
def _check_complex(text: str, root: str) -> Stmt:
    return share(do(call("throw_error_for_complex_autograd", name(text), root)))


def keep_results(kernel: Kernel) -> list[Stmt]:
    """Save results, after their tangents are set."""
    if kernel.is_out or kernel.info is None or not kernel.info.has_derivatives:
        return []
    saved = save_outputs(kernel)
    if kernel.in_place_foreach:
        return for_each_node(saved)
    return [if_(NODE, saved)] if saved else []
