"""Checks of debug builds: that a call leaves alone the tensors it is given, and that what it returns is its own.

A call must not exchange the implementation or the storage of its arguments.  A result must be held by nobody else, and
so must its storage, but of a view, which has the storage of the tensor that it is a view of.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from astgen.cpp import walk
from astgen.cpp.build import binary, call, do, expr, if_, if_then, message, name, stmts
from astgen.cpp.hygiene import own, owned
from astgen.cpp.nodes import Expr, PpBranch, PpIf, Stmt
from astgen.cpp.sharing import share
from astgen.lowerings.differentiating.kernel import Kernel
from astgen.lowerings.views.kinds import viewed_argument
from astgen.schema.function import Argument
from astgen.schema.traits import is_tensor_like, unaliased
from astgen.schema.types import ListType, OptionalType


def around(kernel: Kernel, unpacked: Mapping[str, str]) -> tuple[list[Stmt], list[Stmt]]:
    """The checks before and after the call; ``unpacked`` are the names under which arguments are passed on.

    Results are only checked where there are arguments to check.
    """
    facts = kernel.profile.autograd_of(kernel.group.operator)
    before: list[Stmt] = []
    after: list[Stmt] = []
    if kernel.cpp_name in facts.exchanges_arguments:
        return before, after
    for argument in kernel.group.operator.schema.arguments:
        templates = _templates_of(argument)
        if templates is not None:
            text = unpacked[argument.name]
            before += _of_argument(templates[0], text)
            after += _of_argument(templates[1], text)
    if not before:
        return before, after
    if not kernel.writes:
        after += [statement for i in range(len(kernel.group.results)) for statement in _of_result(kernel, unpacked, i)]
    return [_in_debug_builds(before)], [_in_debug_builds(after)]


def _in_debug_builds(statements: list[Stmt]) -> Stmt:
    return PpIf((PpBranch("ifndef NDEBUG", tuple(statements)),))


Templates = tuple[tuple[Stmt, ...], tuple[Stmt, ...]]


def _templates_of(argument: Argument) -> Templates | None:
    """What is checked of an argument: nothing of a single tensor that may be absent."""
    if not is_tensor_like(argument.type):
        return None
    if isinstance(argument.type, ListType):
        return _OPTIONAL_LIST if isinstance(argument.type.elem, OptionalType) else _LIST
    return None if isinstance(argument.type, OptionalType) else _TENSOR


@lru_cache(1 << 12)
def _of_argument(statements: tuple[Stmt, ...], text: str) -> tuple[Stmt, ...]:
    names: dict[str, Expr] = {
        "x": name(text),
        "x_storage_saved": own(f"{text}_storage_saved"),
        "x_impl_saved": own(f"{text}_impl_saved"),
    }
    return tuple(map(share, walk.fill(statements, names)))


_SAVE = stmts("""
    auto x_storage_saved = x.has_storage() ? ::std::optional<Storage>(x.storage()) : ::std::nullopt;
    c10::intrusive_ptr<TensorImpl> x_impl_saved;
    if (x.defined()) x_impl_saved = x.getIntrusivePtr();
""")
_SAME_STORAGE = stmts("""
    if (x_storage_saved.has_value() &&
        !at::impl::dispatch_mode_enabled() &&
        !at::impl::tensor_has_dispatch(x) &&
        !at::impl::tensor_has_dispatch(y))
      TORCH_INTERNAL_ASSERT(x_storage_saved.value().is_alias_of(y.storage()));
""")
_SAME_IMPL = stmts("""
    if (x_impl_saved && !at::impl::dispatch_mode_enabled() && !at::impl::tensor_has_dispatch(x))
      TORCH_INTERNAL_ASSERT(x_impl_saved == x.getIntrusivePtr());
""")
_TENSOR: Templates = (_SAVE, (*walk.fill(_SAME_STORAGE, {"y": name("x")}), *_SAME_IMPL))

_LIST: Templates = (
    owned(
        stmts("""
            std::vector<::std::optional<Storage>> x_storage_saved(x.size());
            for (const Tensor & tensor : x)
              x_storage_saved.push_back(
                  tensor.has_storage() ? ::std::optional<Storage>(tensor.storage()) : ::std::nullopt);
            std::vector<c10::intrusive_ptr<TensorImpl>> x_impl_saved(x.size());
            for (size_t i = 0; i < x.size(); i++)
              if (x[i].defined()) x_impl_saved[i] = x[i].getIntrusivePtr();
        """)
    ),
    owned(
        stmts("""
            for (size_t i = 0; i < x.size() && !at::impl::dispatch_mode_enabled(); i++) {
              if (x_storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(x))
                TORCH_INTERNAL_ASSERT(x_storage_saved[i].value().is_alias_of(x[i].storage()));
            }
            for (size_t i = 0; i < x.size() && !at::impl::dispatch_mode_enabled(); i++) {
              if (x_impl_saved[i] && !at::impl::tensorlist_has_dispatch(x))
                TORCH_INTERNAL_ASSERT(x_impl_saved[i] == x[i].getIntrusivePtr());
            }
        """)
    ),
)

_OPTIONAL_LIST: Templates = (
    owned(
        stmts("""
            std::vector<::std::optional<Storage>> x_storage_saved(x.size());
            for (const ::std::optional<Tensor> & tensor : x)
              x_storage_saved.push_back(
                  tensor.has_value() && tensor->has_storage()
                      ? ::std::optional<Storage>(tensor->storage())
                      : ::std::nullopt);
            std::vector<c10::intrusive_ptr<TensorImpl>> x_impl_saved(x.size());
            for (size_t i = 0; i < x.size(); i++) {
              ::std::optional<Tensor> t = x[i];
              if (t.has_value() && t->defined()) x_impl_saved[i] = t->getIntrusivePtr();
            }
        """)
    ),
    owned(
        stmts("""
            for (size_t i = 0; i < x.size() && !at::impl::dispatch_mode_enabled(); i++) {
              if (x_storage_saved[i].has_value() && !at::impl::tensorlist_has_dispatch(x))
                TORCH_INTERNAL_ASSERT(
                    x_storage_saved[i].value().is_alias_of(static_cast<::std::optional<Tensor>>(x[i])->storage()));
            }
            for (size_t i = 0; i < x.size() && !at::impl::dispatch_mode_enabled(); i++) {
              if (x_impl_saved[i])
                TORCH_INTERNAL_ASSERT(x_impl_saved[i] == static_cast<::std::optional<Tensor>>(x[i])->getIntrusivePtr());
            }
        """)
    ),
)


# --- results ---


def _of_result(kernel: Kernel, unpacked: Mapping[str, str], position: int) -> Iterator[Stmt]:
    """What is checked of a result that is a tensor."""
    group = kernel.group
    if str(unaliased(group.operator.schema.returns[position].type)) != "Tensor":
        return
    facts = kernel.profile.autograd_of(group.operator)
    result, function = group.results[position], group.kernel_name
    viewed = facts.shares_storage.get(kernel.root) or facts.view_functions.get(kernel.root)
    viewed = viewed if kernel.in_torch else viewed_argument(group, kernel.profile)
    if viewed is not None:
        yield from _same_storage(unpacked[viewed], result)
    elif function not in facts.storage_is_shared and function not in facts.result_is_shared:
        yield _own_storage(result, function)
    if function not in facts.result_is_shared:
        yield _own_result(result, function)


@lru_cache(1 << 10)
def _same_storage(text: str, result: str) -> tuple[Stmt, ...]:
    names = {"x": name(text), "x_storage_saved": own(f"{text}_storage_saved"), "y": name(result)}
    return tuple(map(share, walk.fill(_SAME_STORAGE, names)))


def _own_storage(result: str, function: str) -> Stmt:
    condition, own = _of_result_named(result, "x.has_storage()", "x.storage().use_count() == 1")
    return if_(condition, [_assert_in(own, function)])


def _own_result(result: str, function: str) -> Stmt:
    condition, own = _of_result_named(result, "", "x.use_count() == expected_fresh_use_count(x)")
    return if_then(condition, _assert_in(own, function))


@lru_cache(1 << 12)
def _of_result_named(result: str, first: str, own: str) -> tuple[Expr, Expr]:
    """Where a result is checked, and what of it."""
    condition = binary(expr(first), "&&", _NO_MODE) if first else _NO_MODE
    condition = binary(condition, "&&", _NO_DISPATCH)
    names = {"x": name(result)}
    return walk.substitute(condition, names), walk.substitute(expr(own), names)


_NO_MODE, _NO_DISPATCH = expr("!at::impl::dispatch_mode_enabled()"), expr("!at::impl::tensor_has_dispatch(x)")


def _assert_in(condition: Expr, function: str) -> Stmt:
    return do(call("TORCH_INTERNAL_ASSERT", condition, message("function: ", function)))
