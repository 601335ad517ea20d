"""What compiled autograd asks of a node: what it keeps, and its function, called with that as packed ``IValue``s."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache

from astgen.cpp.build import (
    arrow,
    braced,
    call,
    const_ref,
    do,
    dot,
    expr,
    if_,
    let,
    name,
    named,
    ref,
    ret,
    stmts,
    templ,
)
from astgen.cpp.hygiene import fresh, own, owned, owned_expr
from astgen.cpp.nodes import Call, Expr, Param, PpBranch, PpIf, Scoped, Stmt, Type
from astgen.cpp.sharing import share
from astgen.lowerings.backward.gradients import NEEDED, Passed, flags
from astgen.lowerings.backward.keeping import Kept

GRADIENTS = Param(const_ref(named("variable_list")), "grads")
INPUTS = Param(const_ref(named("variable_list")), "inputs")
ARGUMENTS = Param(ref(named("CompiledNodeArgs")), "args")
PACKED = Param(const_ref(named("ivalue_list")), "args")
SAVED = Param(ref(named("SwapSavedVariables")), "saved")


def not_on_mobile(body: Iterable[Stmt]) -> Stmt:
    """The statements, but on mobile, which has no compiled autograd."""
    return PpIf((PpBranch("ifdef C10_MOBILE", _NO_MOBILE),), tuple(body))


_NO_MOBILE = tuple(
    map(share, stmts('TORCH_INTERNAL_ASSERT(false, "compiled autograd doesn\'t work on mobile");')),
)


def unpacked_call(function: Expr, inputs: int, passed: Sequence[Passed], taken: Container[str]) -> list[Stmt]:
    """Unpack what the function is given, and call it; own names give way to those that are ``taken``."""
    args, packed, needed = [fresh(text, taken) for text in (PACKED.name, _PACKED.text, NEEDED.text)]
    return [
        _packed_args(packed, args),
        _unpacked(packed, needed, flags(inputs)),
        *[_unpacked(packed, one.name, one.type) for one in passed],
        ret(Call(function, (_GRADS, name(needed), *[name(one.name) for one in passed]))),
    ]


@lru_cache(64)
def _packed_args(packed: str, args: str) -> Stmt:
    return share(let(packed, call("PackedArgs", name(args))))


_PACKED = own("packed_args")
_GRADS = call("variable_list", name("grads"))


@lru_cache(1 << 12)
def _unpacked(packed: str, text: str, kind: Type) -> Stmt:
    return share(let(text, call(dot(packed, templ("unpack", kind)))))


def collected(kept: Sequence[Kept]) -> list[Stmt]:
    """Show all that is kept to what collects the arguments of compiled autograd."""
    return [_collected(one.member, one.is_output if one.keeping.is_variable else None) for one in kept]


@lru_cache(1 << 12)
def _collected(member: str, is_output: bool | None) -> Stmt:
    """Show one member; of a variable, whether it is a result."""
    flag = () if is_output is None else (is_output,)
    return share(do(call(_COLLECT, name(member), *flag)))


_COLLECT = dot(own("args"), "collect")


def swapped(kept: Sequence[Kept], when: str) -> list[Stmt]:
    """Put in what compiled autograd has instead of what is kept (``before``), and back (``after``)."""
    return [_swapped(one.member, when) for one in kept]


@lru_cache(1 << 12)
def _swapped(member: str, when: str) -> Stmt:
    return share(do(call(dot(own("saved"), when), name(member))))


def bound_once(function: Expr, inputs: int, passed: Sequence[Passed]) -> list[Stmt]:
    """Tell compiled autograd of the function and the types that it takes, the first time."""
    schema = _schema((flags(inputs), *[one.type for one in passed]))
    bind = do(call(_BIND, _COMPILER, _NAME, function, _SCHEMA))
    return [_NOT_CALLED, if_(_IS_FIRST, [_CALLED, schema, _INTERFACE, bind])]


_NOT_CALLED, _CALLED, _INTERFACE = map(
    share,
    owned(
        stmts("""
            static bool called = false;
            called = true;
            const auto & pyinterface = torch::dynamo::autograd::getPyCompilerInterface();
        """)
    ),
)
_IS_FIRST, _BIND = owned_expr(expr("!called"), "called"), arrow(own("pyinterface"), "bind_function")
_SCHEMA, _COMPILER, _NAME = own("schema"), call(dot(own("saved"), "get_py_compiler")), expr("name()")


@lru_cache(1 << 12)
def _schema(types: tuple[Type, ...]) -> Stmt:
    """The types that a function takes."""
    return share(
        let(_SCHEMA.text, braced(*map(_packed_type, types), comma=True), named("std::vector", named("at::TypePtr")))
    )


@lru_cache(1 << 10)
def _packed_type(kind: Type) -> Expr:
    return call(Scoped(named("torch::dynamo::autograd::IValuePacker", kind), name("packed_type")))


def packed_call(passed: Sequence[Passed]) -> list[Stmt]:
    """Pack what the function is given, and have compiled autograd call it."""
    return [_packed(NEEDED), *[_packed(name(one.value)) for one in passed], _APPLY]


@lru_cache(1 << 12)
def _packed(value: Expr) -> Stmt:
    return share(do(call(_PACK, value)))


START = tuple(map(share, owned(stmts("variable_list output_result; PackedArgs packed_args;"))))
_PACK = dot(_PACKED, "pack")
(_APPLY,) = map(
    share,
    owned(
        stmts("output_result = compiled_autograd_apply_functional(packed_args, next_edges(), saved, grads, name());"),
        "output_result",
        "packed_args",
        "saved",
    ),
)
RESULT = share(ret(own("output_result")))
