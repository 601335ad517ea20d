"""Backward nodes: a class for each set of formulas, which keeps what they need and computes gradients by them.

A node computes in a function of its own that depends on nothing but what it is given.  Compiled autograd calls that
function too, with what the node keeps packed as ``IValue``s.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from astgen.cpp.build import TRUE, expr, field, func, name, named, param, ret, rref, stmts
from astgen.cpp.hygiene import check_hidden, give_way, giving_way, owned
from astgen.cpp.nodes import Call, Decl, Expr, Function, Param, Stmt, Struct, UsingName
from astgen.cpp.sharing import share
from astgen.derivatives import Differentiability, DifferentiableGroup
from astgen.lowerings.backward import compiled, frames
from astgen.lowerings.backward.gradients import (
    NEEDED,
    Passed,
    flags,
    gradients_body,
    needed_inputs,
    passed_to,
)
from astgen.lowerings.backward.keeping import (
    Kept,
    Members,
    check_released,
    length_of_list,
    members,
    members_of,
    release,
    unpack,
)
from astgen.lowerings.registry import FilePlan, Piece, differentiating
from astgen.profiles.profile import Profile
from astgen.record import entity
from astgen.schema.operator import AT_NAMESPACE
from astgen.signature import with_origin

VARIABLES = named("variable_list")
GRADIENTS = param(rref(VARIABLES), "grads")


def has_nodes(group: DifferentiableGroup, profile: Profile) -> bool:
    """Whether an operator has backward nodes of its own."""
    return bool(group.nodes)


@entity
class Node:
    """A node that is to be made: its formulas, its members, and what its function is given."""

    info: Differentiability
    members: Members
    passed: list[Passed]

    @property
    def kept(self) -> Sequence[Kept]:
        return self.members.kept

    def own(self, statements: Sequence[Stmt]) -> Sequence[Stmt]:
        """Statements with names of their own, which give way to what is kept."""
        return give_way(statements, self.members.names)

    def params(self, *params: Param) -> list[Param]:
        """Parameters with names of their own, likewise."""
        return [giving_way(one, self.members.names) for one in params]

    @property
    def name(self) -> str:
        return self.info.node

    @property
    def shown(self) -> str:
        """The name that it says it has: with its namespace, since compiled autograd has one function of a name."""
        namespace = self.info.operator.namespace
        return self.name if namespace == AT_NAMESPACE else f"{namespace}_{self.name}"

    @property
    def inputs(self) -> int:
        return len(self.info.inputs)

    @property
    def locks(self) -> bool:
        """Whether it holds something that another thread could release meanwhile."""
        return any(release(kept) for kept in self.kept)


@differentiating(
    FilePlan("autograd/Functions.h", frames.header),
    FilePlan("autograd/Functions.cpp", frames.source),
    when=has_nodes,
)
def autograd_functions(group: DifferentiableGroup, profile: Profile) -> Iterator[Piece]:
    """Backward nodes: what they keep, and their functions."""
    block = group.operator.namespace
    for info in group.nodes:
        found = members_of(info, profile)
        check_hidden(found.names, frames.USED)
        node = Node(info, found, passed_to(info, found))
        yield Piece("classes", with_origin(node_class(node, profile), group.operator), "class", block)
        for role, function in definitions(node):
            yield Piece("definitions", with_origin(function, group.operator), role, block)


# --- the class ---


def node_class(node: Node, profile: Profile) -> Struct:
    """The class of a node."""
    base = base_of(node.info, profile)
    contents: list[Decl] = [
        _constructors_of(base),
        _APPLY,
        func(named("std::string"), "name", (), [ret(node.shown)], quals=("const", "override")),
        func(named("void"), "release_variables", (), release_body(node), quals=("override",)),
        *(_RETAINING if node.info.uses_retain_variables else ()),
        _COMPILED_ARGS,
        _APPLY_WITH_SAVED,
    ]
    contents += [member for kept in node.kept for member in members(kept)]
    contents += [length_of_list(text) for text in node.members.sizes.values()]
    return Struct((), "struct", (), name(node.name).text, (named(base),), tuple(contents), win_export="TORCH_API")


def base_of(info: Differentiability, profile: Profile) -> str:
    """The base of a node: one of a view cannot be traced, since views are replayed by strides."""
    in_torch = info.operator.namespace == AT_NAMESPACE
    is_view = info.name in profile.autograd.view_functions if in_torch else info.operator.is_view
    return "Node" if is_view else "TraceableFunction"


def release_body(node: Node) -> list[Stmt]:
    """Give up what the node holds; the lock is the one that a backward call takes."""
    body = [statement for kept in node.kept for statement in release(kept)]
    return [*node.own(_LOCK), *body] if body else []


@lru_cache(16)
def _constructors_of(base: str) -> Decl:
    """The constructors of the base are those of the node."""
    return share(UsingName(name(f"{base}::{base}").text))


_LOCK = tuple(map(share, owned(stmts("std::lock_guard<std::mutex> lock(mutex_);"))))
_APPLY = share(func(VARIABLES, "apply", [GRADIENTS], quals=("override",)))
_COMPILED_ARGS = share(func(named("void"), "compiled_args", [compiled.ARGUMENTS], quals=("const", "override")))
_APPLY_WITH_SAVED = share(func(VARIABLES, "apply_with_saved", [compiled.INPUTS, compiled.SAVED], quals=("override",)))
_RETAINING: tuple[Decl, ...] = (
    field(named("bool"), "retain_variables", TRUE),
    func(named("void"), "will_release_variables", (), stmts("retain_variables = false;"), quals=("override",)),
)


# --- its functions ---


def definitions(node: Node) -> Iterator[tuple[str, Function]]:
    """The functions of a node, each with its role."""
    functional = name(f"{node.name}_apply_functional")
    packed = name(f"{node.name}_apply_functional_ivalue")
    read = read_kept(node)
    needs = param(flags(node.inputs), NEEDED.text)
    parameters = [GRADIENTS, *node.params(needs), *[one.param() for one in node.passed]]
    body = node.own(gradients_body(node.info, node.members.sizes))
    yield "functional", func(VARIABLES, functional.text, parameters, body, specs=("static",))
    parameters = node.params(compiled.GRADIENTS, compiled.PACKED)
    called = compiled.not_on_mobile(compiled.unpacked_call(functional, node.inputs, node.passed, node.members.names))
    yield "functional_ivalue", func(VARIABLES, packed.text, parameters, [called], specs=("inline",))
    yield "apply", func(VARIABLES, f"{node.name}::apply", [GRADIENTS], apply_body(node, functional, read))
    parameters, collected = node.params(compiled.ARGUMENTS), node.own(compiled.collected(node.kept))
    yield "compiled_args", func(named("void"), f"{node.name}::compiled_args", parameters, collected, quals=("const",))
    saved = [compiled.not_on_mobile(with_saved_body(node, packed, read))]
    parameters = node.params(compiled.GRADIENTS, compiled.SAVED)
    yield "apply_with_saved", func(VARIABLES, f"{node.name}::apply_with_saved", parameters, saved)


def apply_body(node: Node, functional: Expr, read: Sequence[Stmt]) -> list[Stmt]:
    """Read what is kept, by the statements ``read``, and call the function with it."""
    called = ret(Call(functional, (_MOVED, NEEDED, *[name(one.value) for one in node.passed])))
    return [*node.own(_LOCK if node.locks else ()), *read, *node.own((called,))]


_MOVED = expr("std::move(grads)")


def read_kept(node: Node) -> list[Stmt]:
    """Read what is kept, and find out which gradients are needed."""
    return [
        *[statement for kept in node.kept for statement in check_released(kept)],
        *[statement for kept in node.kept for statement in unpack(kept)],
        *node.own(needed_inputs(node.info, node.members.sizes)),
    ]


def with_saved_body(node: Node, packed: Expr, read: Sequence[Stmt]) -> list[Stmt]:
    """Have compiled autograd call the function, with what it has instead of what is kept."""
    bound = compiled.bound_once(packed, node.inputs, node.passed)
    after = [*compiled.packed_call(node.passed), *compiled.swapped(node.kept, "after"), compiled.RESULT]
    return [
        *node.own([*compiled.swapped(node.kept, "before"), *bound, *compiled.START]),
        *read,
        *node.own(after),
    ]
