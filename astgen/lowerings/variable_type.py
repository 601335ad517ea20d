"""Autograd kernels: give the results a history and tangents, and call the operator below autograd.

A kernel holds the dispatcher's arguments, so what it calls is named by the most faithful signature, as in the
tracing kernels.  Where a version has no backward nodes here, kernels are made as far as the call goes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from astgen.cpp.build import call, do, dot, expr, name, param, stmts
from astgen.cpp.hygiene import check_hidden, fresh, give_way
from astgen.cpp.nodes import Expr, Param, Stmt
from astgen.derivatives import DEFAULT_KEY, DifferentiableGroup
from astgen.lowerings.differentiating import calling, checks, conditions, history, tangents
from astgen.lowerings.differentiating.frames import USED, block_of, source
from astgen.lowerings.differentiating.kernel import Kernel
from astgen.lowerings.frames import include_for, kernel_path
from astgen.lowerings.functions import functions_header
from astgen.lowerings.registry import FilePlan, Piece, Spread, differentiating
from astgen.lowerings.views.kinds import is_derived
from astgen.profiles.profile import Feature, Profile
from astgen.profiles.shapes import DISPATCH_KEY_SET, operator_header
from astgen.schema.operator import AT_NAMESPACE


@differentiating(
    FilePlan("autograd/VariableType_{shard}.cpp", source, Spread.SHARDS, "autograd/VariableTypeEverything.cpp"),
    when=is_derived,
)
def variable_type(group: DifferentiableGroup, profile: Profile) -> Iterator[Piece]:
    """Autograd kernels: history and tangents of the results, and the call below autograd."""
    scope = group.operator.namespace
    if scope != AT_NAMESPACE:
        yield from own_headers(group, profile)
    for key in group.by_key or (DEFAULT_KEY,):
        kernel = Kernel(group, profile, key, None if group.by_key is None else group.by_key[key])
        dispatch, block = ("", scope) if key == DEFAULT_KEY else (key, block_of(scope, key))
        if has_nothing_to_do(kernel):
            yield Piece("registrations", registration(group, NOT_IMPLEMENTED), "registration", block)
            continue
        text = group.kernel_name if key == DEFAULT_KEY else f"{group.kernel_name}_{key}"
        keys = fresh(calling.KEYS, {*group.dispatcher.names(), *group.results})
        body = kernel_body(kernel, keys)
        function = group.dispatcher.define(text, body, first=(keys_param(keys),))
        yield Piece("kernels", function, block=scope, dispatch=dispatch)
        target = call("TORCH_FN", name(f"VariableType::{kernel_path(scope, text)}"))
        yield Piece("registrations", registration(group, target), "registration", block, dispatch)


NOT_IMPLEMENTED = expr("torch::autograd::autogradNotImplementedFallback()")


def own_headers(group: DifferentiableGroup, profile: Profile) -> Iterator[Piece]:
    """The headers of an operator outside torch; torch's own are in one header for all."""
    if Feature.BACKWARD_NODES in profile.has:
        for header in (operator_header(group), functions_header(group)):
            yield include_for(group, header)


def registration(group: DifferentiableGroup, target: Expr) -> Stmt:
    """Register a kernel of the operator."""
    return do(call(dot("m", "impl"), group.registered_name, target))


@lru_cache(64)
def keys_param(text: str) -> Param:
    """The parameter before the operator's own: the keys that are left."""
    return param(DISPATCH_KEY_SET, text)


def has_nothing_to_do(kernel: Kernel) -> bool:
    """Whether one kernel serves, which says that the derivative is not implemented: without formulas and exemptions."""
    facts, group = kernel.profile.autograd_of(kernel.group.operator), kernel.group
    return (
        Feature.BACKWARD_NODES in kernel.profile.has
        and kernel.info is None
        and group.operator.name.name not in facts.resets_accumulator
        and kernel.root not in facts.without_derivative
        and bool(kernel.outputs)
        and kernel.cpp_name not in facts.exchanges_arguments
        and group.kernel_name not in facts.storage_is_shared
        and group.kernel_name not in facts.result_is_shared
    )


def kernel_body(kernel: Kernel, keys: str) -> list[Stmt]:
    """The body of a kernel, step by step."""
    group = kernel.group
    check_hidden((*group.dispatcher.names(), *group.results), USED)
    unpacked = calling.unpack_arguments(group, keys)
    called = calling.call_below(kernel, unpacked, keys)
    returned = group.dispatcher.return_(group.results)
    if Feature.BACKWARD_NODES not in kernel.profile.has:
        return [*unpacked.statements, *called, *returned]
    checks_before, checks_after = checks.around(kernel, unpacked.names)
    before = [*(prepare(kernel) if kernel.requires_derivative else ()), *checks_before]
    after = [
        *checks_after,
        *(finish(kernel) if kernel.requires_derivative else ()),
        *differentiate_forward(kernel),
        *(history.keep_results(kernel) if kernel.requires_derivative else ()),
        *reset_accumulator(kernel),
    ]
    taken = (keys, *group.dispatcher.names(), *group.results, *unpacked.names.values())
    return [*unpacked.statements, *give_way(before, taken), *called, *give_way(after, taken), *returned]


def prepare(kernel: Kernel) -> Iterator[Stmt]:
    """Before the call: find out what is asked for, and set up the node."""
    yield from conditions.any_requires_gradient(kernel)
    yield from conditions.any_tangents(kernel)
    yield from conditions.check_in_place(kernel)
    yield from conditions.original_self(kernel)
    yield from history.set_up(kernel)


def finish(kernel: Kernel) -> Iterator[Stmt]:
    """After the call: give the results their history."""
    yield from history.set_history(kernel)
    yield from history.check_complex(kernel)


def differentiate_forward(kernel: Kernel) -> list[Stmt]:
    """The tangents of the results, or that there are none; an out argument never has one."""
    if kernel.is_out:
        return [tangents.forbid_tangents(kernel)]
    if not kernel.requires_derivative or kernel.decomposes:
        return []
    return tangents.set_tangents(kernel) if kernel.forward else [tangents.forbid_tangents(kernel)]


def reset_accumulator(kernel: Kernel) -> tuple[Stmt, ...]:
    """An operator that gives a tensor other contents leaves its gradient accumulator behind."""
    facts = kernel.profile.autograd_of(kernel.group.operator)
    return _RESET if kernel.group.operator.name.name in facts.resets_accumulator else ()


_RESET = stmts("reset_grad_accumulator(self);")
