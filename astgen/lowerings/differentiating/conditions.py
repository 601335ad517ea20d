"""Whether a gradient or a tangent is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import TRUE, assign, binary, call, do, each, expr, if_, let, name, named, stmts
from astgen.cpp.hygiene import own, owned
from astgen.cpp.nodes import AUTO, Const, Expr, Index, Paren, Ref, Stmt, Var
from astgen.cpp.sharing import share
from astgen.derivatives import ForwardDerivative
from astgen.errors import LoweringError
from astgen.lowerings.differentiating.kernel import Kernel, forward_flag, is_single_tensor
from astgen.schema.function import Argument
from astgen.schema.types import SchemaType

ANY_REQUIRES = own("_any_requires_grad")
MAYBE_UNUSED = ("[[maybe_unused]]",)
EACH = Ref(Const(AUTO))
INDEX = own("i")
LIST_SIZE = expr("self.size()")


def any_of(conditions: Sequence[Expr]) -> Expr:
    """``a || b || c``."""
    found = conditions[0]
    for condition in conditions[1:]:
        found = binary(found, "||", condition)
    return found


def for_each_tensor(body: Iterable[Stmt], size: Expr = LIST_SIZE) -> Stmt:
    """``for (const auto & i : c10::irange(size)) { body }``."""
    return each(INDEX.text, call("c10::irange", size), body, EACH)


def requires_gradient(inputs: Iterable[Expr]) -> Expr:
    """``compute_requires_grad(a, b)``."""
    return call("compute_requires_grad", *inputs)


# --- gradients ---


def any_requires_gradient(kernel: Kernel) -> Iterator[Stmt]:
    """Whether some input requires a gradient, and the result can have one."""
    yield _any_requires_gradient(tuple([one.argument.name for one in kernel.derived]))
    if kernel.info is not None and kernel.info.condition is not None:
        yield do(assign(ANY_REQUIRES, Paren(kernel.info.condition), "&="))


@lru_cache(1 << 12)
def _any_requires_gradient(names: tuple[str, ...]) -> Stmt:
    init = requires_gradient([name(text) for text in names])
    return share(Var(AUTO, ANY_REQUIRES.text, init, attrs=MAYBE_UNUSED))


def check_in_place(kernel: Kernel) -> list[Stmt]:
    """Whether what is written may be: no leaf that requires a gradient."""
    if not kernel.in_place:
        return []
    return [_check_in_place(output.name) for output in kernel.outputs]


@lru_cache(1 << 10)
def _check_in_place(text: str) -> Stmt:
    return share(do(call("check_inplace", name(text), ANY_REQUIRES)))


# --- tangents ---


def any_tangents(kernel: Kernel) -> Iterator[Stmt]:
    """For each forward formula, whether one of the tangents that it uses is there."""
    for forward in kernel.forward:
        if kernel.foreach:
            yield from _any_tangents_of_each(kernel, forward)
        else:
            condition = tangents_for(kernel, forward)
            if kernel.info is not None and kernel.info.condition is not None:
                condition = binary(Paren(kernel.info.condition), "&&", condition)
            yield _set_flag(forward_flag(forward).text, condition)


@lru_cache(1 << 10)
def _set_flag(text: str, condition: Expr) -> Stmt:
    return share(Var(AUTO, text, condition, attrs=MAYBE_UNUSED))


def tangents_for(kernel: Kernel, forward: ForwardDerivative) -> Expr:
    """Whether one of the tangents that a formula uses is there; one that is given lists looks itself."""
    if not forward.tangents:
        if not any(one.is_list for one in kernel.inputs):
            raise LoweringError(f"the forward formula of {kernel.cpp_name} uses no tangent", forward.origin)
        return TRUE
    return _any_tangent(
        tuple([_asked(one.argument, one.type) for one in kernel.inputs if one.name in forward.tangents])
    )


def any_tangent_at_all(kernel: Kernel) -> Expr:
    """Whether any argument has a tangent, out arguments included."""
    outs = kernel.group.operator.arguments.out
    inputs = [_asked(one.argument, one.type) for one in kernel.inputs_as_written]
    return _any_tangent((*inputs, *[_asked(out, out.type) for out in outs]))


def _asked(argument: Argument, kind: SchemaType) -> tuple[str, bool]:
    """What is asked for a tangent: its name, and whether it is a single tensor."""
    return argument.name, is_single_tensor(kind)


@lru_cache(1 << 12)
def _any_tangent(asked: tuple[tuple[str, bool], ...]) -> Expr:
    """Whether one of these has a tangent: ``isFwGradDefined(x)``, of a list ``isFwGradDefinedTensorList(x)``."""
    functions = {True: "isFwGradDefined", False: "isFwGradDefinedTensorList"}
    return Paren(any_of([call(functions[single], name(text)) for text, single in asked]))


def _any_tangents_of_each(kernel: Kernel, forward: ForwardDerivative) -> Iterator[Stmt]:
    """The same for each tensor of a list; lists have to be as long as the first."""
    used = [one for one in kernel.inputs if one.name in forward.tangents]
    for one in used:
        if one.is_one_of_list and one.argument.name != "self":
            yield from walk.fill(_SAME_LENGTH, {"other": one.whole})
    flag = forward_flag(forward)
    yield let(flag.text, LIST_SIZE, named("std::vector", named("bool")), form="()")
    conditions = any_of([call("isFwGradDefined", one.each) for one in used])
    yield for_each_tensor([do(assign(Index(flag, INDEX), conditions))])


_SAME_LENGTH = stmts("""
    TORCH_CHECK(
        self.size() == other.size(),
        "Tensor lists must have the same number of tensors, got ",
        self.size(),
        " and ",
        other.size());
""")


# --- self as it was ---


def original_self(kernel: Kernel) -> Iterator[Stmt]:
    """Of an in-place operator, where ``self`` as it was is kept; a forward formula may need it at once."""
    if not kernel.in_place:
        return
    flags: list[Expr] = [forward_flag(forward) for forward in kernel.forward if forward.original]
    if kernel.in_place_foreach:
        yield _ORIGINAL_SELFS
        if flags:
            condition = any_of([Index(flag, INDEX) for flag in flags])
            yield for_each_tensor([if_(condition, _KEEP_EACH)])
    else:
        yield _ORIGINAL_SELF
        if flags:
            yield if_(any_of(flags), _KEEP)


_ORIGINAL_SELF, *_ = map(share, owned(stmts("::std::optional<at::Tensor> original_self;")))
_ORIGINAL_SELFS, *_ = map(share, owned(stmts("std::vector<::std::optional<at::Tensor>> original_selfs(self.size());")))
_KEEP = tuple(map(share, owned(stmts("original_self = self.clone();"), "original_self")))
_KEEP_EACH = tuple(map(share, owned(stmts("original_selfs[i] = self[i].clone();"), "original_selfs", "i")))
