"""How a kernel tells autograd what its results are views of, and how to make them anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from astgen.cpp import walk
from astgen.cpp.build import (
    NULLPTR,
    assign,
    call,
    const_ref,
    do,
    dot,
    each,
    expr,
    fn,
    fn_type,
    if_,
    let,
    name,
    named,
    note,
    param,
    ret,
    templ,
    value,
)
from astgen.cpp.hygiene import fresh
from astgen.cpp.nodes import Expr, Index, Name, Stmt
from astgen.derivatives import DifferentiableGroup
from astgen.errors import LoweringError
from astgen.lowerings.frames import kernel_path
from astgen.lowerings.views.kinds import VIEW_INDEX, gives_several, view_class, viewed_argument
from astgen.profiles.profile import Profile
from astgen.record import record
from astgen.schema.function import Argument
from astgen.schema.operator import AT_NAMESPACE
from astgen.schema.traits import is_tensor_like, unaliased
from astgen.schema.types import BaseType, ListType
from astgen.signature import Binding
from astgen.signatures import SignatureGroup

INVERSES = "at::functionalization::FunctionalInverses"
ALWAYS_VIEW = expr("at::functionalization::InverseReturnMode::AlwaysView")
IS_REMADE = expr(
    "always || !base.unsafeGetTensorImpl()->support_as_strided() || base.unsafeGetTensorImpl()->is_python_dispatch()"
    " || c10::AutogradState::get_tls_state().get_view_replay_enabled()"
)
CREATION = expr(
    "InferenceMode::is_enabled() ? CreationMeta::INFERENCE_MODE"
    " : (at::GradMode::is_enabled() ? recorded : CreationMeta::NO_GRAD_MODE)"
)
ONE_OUTPUT, ONE_OF_SEVERAL = name("CreationMeta::DEFAULT"), name("CreationMeta::MULTI_OUTPUT_NODE")


@record
class ViewNames:
    """The names of a kernel's own variables: what the operator made, how to make it anew and back, and which it is."""

    made: str
    replay: str
    reverse: str
    changed: str
    index: str

    @staticmethod
    def of(group: SignatureGroup) -> ViewNames:
        taken = {*group.dispatcher.names(), *group.results}
        return ViewNames(*[fresh(text, taken) for text in ("_tmp", "func", "rev_func", "input_view", VIEW_INDEX)])


def track_views(group: DifferentiableGroup, profile: Profile, names: ViewNames) -> tuple[list[Stmt], Expr]:
    """The statements that tell what was made is a view, and the expression for the result.

    Raises `LoweringError` where autograd cannot track the views.
    """
    several = gives_several(group)
    base, made = name(viewed(group, profile)), name(names.made)
    outputs = group.differentiable_outputs()
    if not outputs:
        unrecorded = [note("is_bw_differentiable=", False), note("is_fw_differentiable=", False)]
        return [], call("as_view", base, made, *unrecorded)
    if not is_tensor_like(outputs[0].type):
        raise LoweringError("only a tensor or a list of tensors can be tracked as a view")
    if not several:
        return remake(group, profile, names, base), as_view(names, base, made, ONE_OUTPUT)
    index = name(names.index)
    body = [
        *remake(group, profile, names, base),
        do(as_view(names, base, Index(made, index), ONE_OF_SEVERAL)),
    ]
    loop = each(index.text, call("c10::irange", call(dot(made, "size"))), body)
    return [loop], call("std::move", made)


def viewed(group: SignatureGroup, profile: Profile) -> str:
    """The argument that the results are views of.  Raises `LoweringError` for one that is no tensor."""
    text = viewed_argument(group, profile)
    kinds = [unaliased(a.type) for a in group.operator.schema.arguments if a.name == text]
    if text is None or kinds != [BaseType("Tensor")]:
        raise LoweringError("a view is a view of one argument, a tensor")
    return text


def as_view(names: ViewNames, base: Expr, output: Expr, recorded: Expr) -> Expr:
    """``as_view(...)``: the output, known as a view that is differentiable both ways."""
    return call(
        "as_view",
        note("base=", base),
        note("output=", output),
        note("is_bw_differentiable=", True),
        note("is_fw_differentiable=", True),
        note("view_func=", call("std::move", name(names.replay))),
        note("rev_view_func=", name(names.reverse)),
        walk.substitute(CREATION, {"recorded": recorded}),
    )


def remake(group: SignatureGroup, profile: Profile, names: ViewNames, base: Name) -> list[Stmt]:
    """Declare how to make the view anew, and its base from it, and set both where strides alone do not tell."""
    tensor = profile.spell.types["Tensor"]
    from_tensor = named("std::function", fn_type(tensor, const_ref(tensor)))
    always = group.cpp_name in profile.autograd_of(group.operator).metadata_views
    needed = walk.substitute(IS_REMADE, {"always": value(always), "base": base})
    copies, reverse = reverse_function(group, profile, names, base)
    return [
        let(names.replay, NULLPTR, named("std::unique_ptr", named("torch::autograd::ViewFunc")), form="()"),
        let(names.reverse, NULLPTR, from_tensor),
        if_(needed, [*copies, do(assign(names.replay, replay_function(group, names, base))), do(reverse)]),
    ]


def replay_function(group: SignatureGroup, names: ViewNames, base: Name) -> Expr:
    """The view function with the arguments of this call."""
    path = kernel_path(group.operator.namespace, view_class(group))
    made = templ("std::make_unique", named(f"torch::autograd::generated::{path}"))
    arguments = [b.expr for b in group.dispatcher.bindings if b.name != base.text]
    return call(made, *arguments, *which(group, names))


def which(group: SignatureGroup, names: ViewNames) -> list[Expr]:
    """Which of several views it is."""
    return [name(names.index)] if gives_several(group) else []


def reverse_function(group: SignatureGroup, profile: Profile, names: ViewNames, base: Name) -> tuple[list[Stmt], Expr]:
    """Copies of what only refers to something, and the function that makes the base of a changed view.

    Only torch's own views have one; that of others says that there is none.
    """
    changed = name(names.changed)
    parameter = param(const_ref(profile.spell.types["Tensor"]), names.changed)
    if group.operator.namespace != AT_NAMESPACE:
        return [], assign(names.reverse, fn((), [parameter], refusal(group, changed)))
    copies, arguments = captured(group, base)
    inverse = call(
        f"{INVERSES}::{group.struct_name}_inverse",
        base,
        changed,
        ALWAYS_VIEW,
        *which(group, names),
        *arguments,
    )
    return copies, assign(names.reverse, fn(("=",), [parameter], [ret(inverse)]))


def refusal(group: SignatureGroup, changed: Expr) -> list[Stmt]:
    """Say that there is no inverse."""
    message = (group.qualified_name, " is a view whose base cannot be made of it")
    return [do(call("TORCH_CHECK", False, *message)), ret(changed)]


def captured(group: SignatureGroup, base: Name) -> tuple[list[Stmt], list[Expr]]:
    """The arguments but the base as a function can hold them: what only refers to values is copied before."""
    taken = {*group.dispatcher.names(), *group.results}
    copies: list[Stmt] = []
    arguments: list[Expr] = []
    for binding in [one for one in group.dispatcher.bindings if one.name != base.text]:
        copy = copied(binding)
        if copy is None:
            arguments.append(binding.expr)
        else:
            suffix, made = copy
            text = fresh(f"{binding.name}_{suffix}", taken)
            copies.append(let(text, made))
            arguments.append(name(text))
    return copies, arguments


def copied(binding: Binding) -> tuple[str, Expr] | None:
    """How an argument is copied: a suffix for its name, and the copy; nothing where it is a value itself.

    Raises `LoweringError` for a type that no inverse of a view is known to take.
    """
    assert isinstance(binding.argument, Argument)
    kind = unaliased(binding.argument.type)
    text = str(kind if not isinstance(kind, ListType) else ListType(kind.elem))
    if text in HELD_BY_VALUE:
        return None
    if text not in COPIED:
        raise LoweringError(f"the inverse of a view takes no {binding.argument.type}; it takes {', '.join(KNOWN)}")
    suffix, copy = COPIED[text]
    return suffix, copy(binding.expr)


HELD_BY_VALUE = frozenset({"int", "SymInt", "SymInt?", "bool", "Tensor", "Tensor?"})
COPIED: Mapping[str, tuple[str, Callable[[Expr], Expr]]] = {
    "int[]": ("vec", lambda x: call(dot(x, "vec"))),
    "SymInt[]": ("vec", lambda x: call(dot(x, "vec"))),
    "int?": ("val", lambda x: call(dot(x, "value_or"), 0)),
}
KNOWN = (*sorted(HELD_BY_VALUE), *COPIED)
