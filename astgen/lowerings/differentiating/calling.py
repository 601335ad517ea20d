"""The call of the operator below autograd, with the arguments unpacked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import binary, block, call, do, expr, fn, if_, let, name, named, ref, ret, stmts, string, templ
from astgen.cpp.hygiene import fresh, give_way, owned, owned_expr
from astgen.cpp.nodes import AUTO, Call, Expr, Paren, Stmt, Type
from astgen.cpp.sharing import share
from astgen.lowerings.differentiating.conditions import any_tangent_at_all
from astgen.lowerings.differentiating.kernel import Kernel
from astgen.profiles.profile import Feature
from astgen.profiles.shapes import BY_FUNCTION, BY_STRUCT
from astgen.record import entity
from astgen.schema.traits import is_nullable, is_tensor_like
from astgen.schema.types import ListType
from astgen.signatures import SignatureGroup

KEYS = "ks"
KEYS_BELOW_AUTOGRAD = expr("ks & c10::after_autograd_keyset")


# --- the arguments ---


@entity
class Unpacked:
    """The statements that unpack arguments, and the names under which each argument is passed on."""

    statements: list[Stmt]
    names: dict[str, str]


def unpack_arguments(group: SignatureGroup, keys: str) -> Unpacked:
    """Unpack tensors and lists of them, unless they can be absent."""
    taken = {*group.dispatcher.names(), *group.results, keys}
    statements: list[Stmt] = []
    names: dict[str, str] = {}
    for position, argument in enumerate(group.operator.schema.arguments):
        local = argument.name
        if is_tensor_like(argument.type) and not is_nullable(argument.type):
            local = fresh(f"{argument.name}_", taken)
            taken.add(local)
            statements.append(_unpack(argument.name, local, position, isinstance(argument.type, ListType)))
        names[argument.name] = local
    return Unpacked(statements, names)


@lru_cache(1 << 12)
def _unpack(text: str, local: str, position: int, is_list: bool) -> Stmt:
    """``auto& x_ = unpack(x, "x", 0);``, of a list by value."""
    return share(let(local, call("unpack", name(text), text, position), AUTO if is_list else ref(AUTO)))


# --- the call ---


def call_below(kernel: Kernel, unpacked: Unpacked, keys: str) -> list[Stmt]:
    """The call under the guard that keeps nested calls from autograd, and names for what it gives."""
    group, profile = kernel.group, kernel.profile
    arguments = [name(unpacked.names[argument.name]) for argument in group.operator.schema.arguments]
    form = BY_FUNCTION if kernel.in_torch or Feature.BACKWARD_NODES not in profile.has else BY_STRUCT
    called = form.call(group, "", keys_below_autograd(keys), arguments)
    taken = {keys, *group.dispatcher.names(), *group.results, *unpacked.names.values()}
    guard = profile.shape.below_autograd(kernel.writes or kernel.is_view)
    if kernel.writes or not group.results:
        return [block(*give_way((guard, do(called)), taken))]
    body: Sequence[Stmt] = [guard, ret(called)]
    if kernel.decomposes:
        body = [if_(any_tangent_at_all(kernel), _decomposed(kernel, keys), body)]
    result = fresh(profile.autograd.temporary, taken)
    value = call(Paren(fn(("&",), (), give_way(body, taken))))
    given: Expr = name(result)
    if any(is_tensor_like(r.type) for r in group.operator.schema.returns):
        given = call("std::move", given)
    return [let(result, value), *profile.shape.bind_results(group, (), given)]


@lru_cache(64)
def keys_below_autograd(keys: str) -> Expr:
    """The given keys, but those of autograd and above."""
    return walk.substitute(KEYS_BELOW_AUTOGRAD, {"ks": name(keys)})


def _decomposed(kernel: Kernel, keys: str) -> Sequence[Stmt]:
    """Have the operator decomposed into others, which have forward formulas."""
    group = kernel.group
    types = group.return_types()
    result: Type = types[0] if len(types) == 1 else named("std::tuple", *types)
    run = templ("impl::run_jit_decomposition_with_args_for_jvp", result)
    arguments = (string(group.cpp_name), _HANDLE, name(keys), *group.dispatcher.exprs())
    full_name = binary(string(group.operator.qualified(group.cpp_name)), ",", string(group.overload))
    named_operator = let(_FULL_NAME, full_name, named("c10::OperatorName"), ("static",), "()")
    return [named_operator, _FOUND, ret(Call(run, arguments))]


_FULL_NAME = "full_name"
(_FOUND,) = map(
    share,
    owned(
        stmts(
            "static ::std::optional<c10::OperatorHandle> opt_op = c10::Dispatcher::singleton().findSchema(full_name);"
        ),
        _FULL_NAME,
    ),
)
_HANDLE = owned_expr(expr("*opt_op"), "opt_op")
