"""The forms that versions differ by: each a function that builds trees, named by what it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from astgen.cpp.build import (
    arrow,
    assign,
    bind,
    call,
    do,
    dot,
    expr,
    include,
    let,
    name,
    named,
    note,
    ret,
    templ,
)
from astgen.cpp.hygiene import own
from astgen.cpp.nodes import AUTO, Call, Decl, Define, Expr, Include, Name, PpBranch, PpIf, Slot, Stmt
from astgen.cpp.sharing import share
from astgen.profiles.forms import Callee, CallForm, Locals

# --- calling the operator again ---


def redispatch_by_function(callee: Callee, handle: str, keys: Expr, args: Sequence[Expr]) -> Expr:
    """``at::redispatch::add(keys, args)``: a C++ function, by the most faithful signature."""
    return Call(name(f"{callee.scope}::redispatch::{callee.redispatch_name}"), (keys, *args))


def redispatch_by_struct(callee: Callee, handle: str, keys: Expr, args: Sequence[Expr]) -> Expr:
    """``at::_ops::add_Tensor::redispatch(keys, args)``: the operator's struct."""
    return Call(name(f"{callee.scope}::_ops::{callee.struct_name}::redispatch"), (keys, *args))


def redispatch_by_handle(callee: Callee, handle: str, keys: Expr, args: Sequence[Expr]) -> Expr:
    """``c10::Dispatcher::singleton().redispatch<R, A...>(handle, keys, args)``: the dispatcher itself."""
    kind = callee.fn_type
    return Call(dot(DISPATCHER, templ("redispatch", kind.ret, *kind.params)), (name(handle), keys, *args))


def no_setup(callee: Callee, handle: str) -> Sequence[Stmt]:
    """Nothing: the call stands alone."""
    return ()


def typed_handle(callee: Callee, handle: str) -> Sequence[Stmt]:
    """``static auto op = c10::Dispatcher::singleton().findSchemaOrThrow(...).typed<...>();``."""
    found = call(dot(DISPATCHER, "findSchemaOrThrow"), callee.qualified_name, callee.overload)
    return (let(handle, call(dot(found, templ("typed", callee.fn_type))), AUTO, ("static",)),)


DISPATCH_KEY_SET = named("c10::DispatchKeySet")
DISPATCHER = expr("c10::Dispatcher::singleton()")


def operator_header(callee: Callee) -> Include:
    """The header of the structs of the callee's root name."""
    return include(f"{callee.header_folder}/ops/{callee.root}_ops.h")


def per_operator_headers(of_all: str) -> tuple[Decl, ...]:
    """The headers of aten's operators, in a build that has none for each the one ``of_all``; and those of others."""
    each = (PpBranch("ifndef AT_PER_OPERATOR_HEADERS", (include(of_all),)),)
    return (PpIf(each, (Slot("includes"),)), Slot("own_includes"))


PER_OPERATOR_HEADERS = per_operator_headers("ATen/Operators.h")

BY_FUNCTION = CallForm("redispatch", redispatch_by_function, no_setup, (include("ATen/RedispatchFunctions.h"),))
BY_HANDLE = CallForm("dispatcher", redispatch_by_handle, typed_handle, (include("ATen/core/dispatch/Dispatcher.h"),))
BY_STRUCT = CallForm(
    "ops",
    redispatch_by_struct,
    no_setup,
    PER_OPERATOR_HEADERS,
    operator_header,
    # the structs are all these files need of the operators: headers of more would be an error
    (Define("TORCH_ASSERT_ONLY_METHOD_OPERATORS"),),
)


# --- calling an operator from its C++ functions ---


def through_handle(callee: Callee, handle: str, verb: str, args: Sequence[Expr]) -> Sequence[Stmt]:
    """``static auto op = ...; return op.call(args);``: each function has a handle of its own."""
    return (*typed_handle(callee, handle), ret(Call(dot(handle, verb), tuple(args))))


def through_struct(callee: Callee, handle: str, verb: str, args: Sequence[Expr]) -> Sequence[Stmt]:
    """``return at::_ops::add_Tensor::call(args);``."""
    return (ret(Call(_of_struct(callee.scope, callee.struct_name, verb), tuple(args))),)


@lru_cache(1 << 8)  # an operator has several functions
def _of_struct(scope: str, struct: str, verb: str) -> Name:
    return name(f"{scope}::_ops::{struct}::{verb}")


# --- taking the results of a call ---


def tie_results(callee: Callee, setup: Sequence[Stmt], result: Expr) -> Sequence[Stmt]:
    """One result ``auto r = ...``; several are declared first and tied: ``std::tie(a, b) = ...``.

    ``setup`` are the statements that the call ``result`` needs before it.
    """
    names = callee.results
    if len(names) == 1:
        return (*setup, let(names[0], result))
    declared = [let(text, of=kind) for text, kind in zip(names, callee.return_types(), strict=True)]
    return (*declared, *setup, do(assign(call("std::tie", *[name(text) for text in names]), result)))


def bind_results(callee: Callee, setup: Sequence[Stmt], result: Expr) -> Sequence[Stmt]:
    """One result ``auto r = ...``, several ``auto [a, b] = ...``, after ``setup``."""
    names = callee.results
    return (*setup, let(names[0], result) if len(names) == 1 else bind(names, result))


# --- keeping nested calls from autograd ---

_NO_VARIABLES = share(let(own("non_var_type_mode").text, True, named("at::AutoNonVariableTypeMode"), form="()"))
_BELOW_AUTOGRAD = share(let(own("guard").text, of=named("at::AutoDispatchBelowAutograd")))
_BELOW_VIEWS = share(let(own("guard").text, of=named("at::AutoDispatchBelowADInplaceOrView")))


def without_variables(views_or_writes: bool) -> Stmt:
    """``at::AutoNonVariableTypeMode non_var_type_mode(true);``."""
    return _NO_VARIABLES


def below_autograd(views_or_writes: bool) -> Stmt:
    """A guard that leaves the tracking of views and writes, which comes next, where the operator needs it."""
    return _BELOW_AUTOGRAD if views_or_writes else _BELOW_VIEWS


# --- the node of a trace ---

_NO_OUTPUTS = note("num_outputs=", 0)


def create_in_graph(local: Locals) -> Expr:
    """``tracer_state->graph->create(op_name, /*num_outputs=*/0)``."""
    return call(arrow(arrow(local.state, "graph"), "create"), name(local.op_name), _NO_OUTPUTS)


def insert_in_graph(local: Locals) -> Expr:
    """``tracer_state->graph->insertNode(node)``."""
    return call(arrow(arrow(local.state, "graph"), "insertNode"), name(local.node))


def create_in_state(local: Locals) -> Expr:
    """``tracer_state->createNode(op_name, /*num_outputs=*/0)``."""
    return call(arrow(local.state, "createNode"), name(local.op_name), _NO_OUTPUTS)


def insert_in_state(local: Locals) -> Expr:
    """``tracer_state->insertNode(node)``."""
    return call(arrow(local.state, "insertNode"), name(local.node))


# --- the out arguments among the inputs of a trace ---


def all_outs_in_place(outs: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Recorded always: none; recorded unless the trace is forced out of place: every out argument."""
    return (), outs


def first_out_twice(outs: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Recorded always: all but the last; recorded unless forced out of place: the first.

    So with several out arguments the first was recorded twice and the last never: a mistake of that
    time, kept because it is what that version does.
    """
    return outs[:-1], outs[:1]
