"""What a kernel gives its backward node to keep."""

from __future__ import annotations

from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import arrow, assign, call, do, dot, expr, if_, if_then, integer, name
from astgen.cpp.hygiene import own
from astgen.cpp.nodes import Call, Expr, Index, Name, Node, Stmt
from astgen.cpp.sharing import share
from astgen.derivatives import Saved
from astgen.derivatives.foreach import each
from astgen.lowerings.backward.keeping import Form, Kept, members_of
from astgen.lowerings.differentiating.kernel import Kernel
from astgen.types import spelled

NODE = own("grad_fn")
_INDEX = own("i")


def save_inputs(kernel: Kernel) -> list[Stmt]:
    """Save arguments: each only if an input that needs it requires a gradient, where that is easily told."""
    assert kernel.info is not None
    found: list[Stmt] = []
    for kept in members_of(kernel.info, kernel.profile).kept:
        if not kept.is_output:
            found += _guarded(_save_input(kernel, kept), guard_of(kernel, kept.saved))
    return found


def save_outputs(kernel: Kernel) -> list[Stmt]:
    """Save results."""
    assert kernel.info is not None
    return [_save_output(kernel, kept) for kept in members_of(kernel.info, kernel.profile).kept if kept.is_output]


def _guarded(statements: list[Stmt], guard: Expr | None) -> list[Stmt]:
    return statements if guard is None else [if_(guard, statements)]


def _keep(kept: Kept, value: Expr) -> Stmt:
    return do(assign(arrow(NODE, kept.member), value))


@lru_cache(1 << 12)
def _keep_variable(member: str, text: str, is_output: bool) -> Stmt:
    """Save a tensor that has a name."""
    return share(do(assign(arrow(NODE, member), call("SavedVariable", name(text), is_output))))


@lru_cache(1 << 12)
def _keep_variables(member: str, text: str, is_output: bool) -> Stmt:
    """Save a list of tensors."""
    return share(do(assign(arrow(NODE, member), call("make_saved_variable_list", name(text), is_output))))


# --- arguments ---


def _save_input(kernel: Kernel, kept: Kept) -> list[Stmt]:
    saved, form = kept.saved, kept.keeping.form
    ours = kernel.own_names.get(saved.source)
    if form is Form.VARIABLE:
        if kernel.in_place and kept.name == "self":
            return _save_original(kernel, kept)
        if ours is None:
            return [_keep_variable(kept.member, saved.source, False)]
        return [_keep(kept, call("SavedVariable", each(ours), False))]
    if form in (Form.VARIABLES, Form.OPTIONAL_VARIABLES):
        return [_keep_variables(kept.member, saved.name, False)]
    value = saved.value if ours is None else walk.substitute(saved.value, {saved.source: each(ours)})
    return [_keep(kept, _owned(value, form))]


def _save_original(kernel: Kernel, kept: Kept) -> list[Stmt]:
    """Save a copy of a tensor that is overwritten, which is made now if it was not before."""
    original: Expr = Index(own("original_selfs"), _INDEX) if kernel.in_place_foreach else own("original_self")
    itself: Expr = Index(name("self"), _INDEX) if kernel.in_place_foreach else name("self")
    copy = do(assign(original, call(dot(itself, "clone"))))
    return [
        if_then(walk.substitute(_HAS_NONE, {"x": original}), copy),
        _keep(kept, call("SavedVariable", call(dot(original, "value")), False)),
    ]


_HAS_NONE = expr("!x.has_value()")


def _owned(value: Expr, form: Form) -> Expr:
    """A value that does not refer to what may be gone."""
    if form in (Form.LIST, Form.SCALARS):
        return call(dot(value, "vec"))
    if form is Form.TEXT:
        return call("std::string", value)
    if form is Form.OPTIONAL_TEXT:
        return walk.substitute(_OWNED_TEXT, {"x": value})
    return value


_OWNED_TEXT = expr("x.has_value() ? ::std::optional<std::string>(std::string(x.value())) : ::std::nullopt")


# --- results ---


def _save_output(kernel: Kernel, kept: Kept) -> Stmt:
    form = kept.keeping.form
    if form is Form.VARIABLE:
        if not kernel.in_place:
            return _keep_variable(kept.member, kept.name, True)
        itself: Expr = Index(name("self"), _INDEX) if kernel.in_place_foreach else name("self")
        return _keep(kept, call("SavedVariable", itself, True, call(dot(itself, "is_view"))))
    if form in (Form.VARIABLES, Form.OPTIONAL_VARIABLES):
        return _keep_variables(kept.member, kept.name, True)
    return _keep(kept, _owned(kept.saved.value, form))


# --- whether it is needed ---


def guard_of(kernel: Kernel, saved: Saved) -> Expr | None:
    """The condition under which a tensor is needed: that the one input whose formula uses it requires a gradient.

    None where it is always needed, or where that is not easily told: with lists of tensors, whose edges are not
    counted; in a double backward, which is there because all is needed; and where several formulas use it.
    """
    info = kernel.info
    assert info is not None
    if any(one.is_list for one in kernel.derived) and not kernel.in_place_foreach:
        return None
    if "backward" in info.name or len(kernel.derived) <= 1:
        return None
    if spelled(saved.type) != spelled(kernel.profile.spell.types["Tensor"]):
        return None
    users = [d for d in info.derivatives if any(s.name == saved.name for s in d.saved_inputs)]
    if len(users) != 1:
        return None
    if len(users[0].inputs) != 1:
        return _wrapped_condition(users[0].formula, saved.name)
    edge = [one.name for one in kernel.derived].index(users[0].inputs[0])
    return _is_computed(integer(edge))


def _is_computed(edge: Expr) -> Expr:
    return call(arrow(NODE, "should_compute_output"), edge)


def _wrapped_condition(formula: Expr, text: str) -> Expr | None:
    """The condition of ``wrap_opt_if(x, condition)`` in a formula for several inputs: a mask of these, by number."""
    for node in walk.walk(formula):
        if type(node) is Call and type(node.fn) is Name and node.fn.text == "wrap_opt_if":
            value, condition = node.args
            if type(value) is Name and value.text == text:
                return walk.replace(condition, _unmasked)
    return None


def _unmasked(node: Node) -> Node:
    if type(node) is Index and type(node.obj) is Name and node.obj.text == "grad_input_mask":
        return _is_computed(node.index)
    return node
