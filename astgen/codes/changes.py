"""Rules of changes: what code written for an earlier state of a schema file needs of the later one."""

from __future__ import annotations

from astgen.codes.code import Code

_OLD = "- func: scale(Tensor self, float by=1, *, bool in_log=False) -> Tensor\n"
_MORE = "- func: scale(Tensor self, float by=1, *, bool in_log=False, int? dim=None) -> Tensor\n"

OPERATOR_REMOVED = Code(
    "operator-removed",
    "Programs that call the operator, and files that they were saved to, no longer run.",
    "- func: grow(Tensor self, float by=1, *, bool in_log=False) -> Tensor\n",
    _OLD,
    old=_OLD,
)
OVERLOAD_RENAMED = Code(
    "overload-renamed",
    "Saved programs and kernels of backends name the overload.",
    "- func: scale.by(Tensor self, float by=1, *, bool in_log=False) -> Tensor\n",
    _OLD,
    old=_OLD,
)
ARGUMENT_REMOVED = Code(
    "argument-removed",
    "A call that passes the argument has nowhere to pass it; so it is where it has another name or place.",
    "- func: scale(Tensor self, float by=1) -> Tensor\n",
    _OLD,
    old=_OLD,
)
ARGUMENT_ADDED = Code(
    "argument-added",
    "A new argument has a default and stands after all that there were, but for out arguments, so that calls need not "
    "know it.",
    "- func: scale(Tensor self, int dim, float by=1, *, bool in_log=False) -> Tensor\n",
    _MORE,
    old=_OLD,
)
ARGUMENT_KEYWORD_ONLY = Code(
    "argument-keyword-only",
    "A call that passes the argument by its place no longer can.",
    "- func: scale(Tensor self, *, float by=1, bool in_log=False) -> Tensor\n",
    _OLD,
    old=_OLD,
)
DEFAULT_CHANGED = Code(
    "default-changed",
    "A call that leaves the argument out does something else, or can no longer leave it out.",
    "- func: scale(Tensor self, float by=2, *, bool in_log=False) -> Tensor\n",
    _OLD,
    old=_OLD,
)
TYPE_NARROWED = Code(
    "type-narrowed",
    "An argument takes all that it took: `T?` may come for `T`, `Scalar` for `int` and `float`, and nothing the other "
    "way about; `SymInt` counts as `int`. Elements and sizes of lists stay as they are.",
    "- func: scale(Tensor self, int by=1, *, bool in_log=False) -> Tensor\n",
    _OLD,
    old=_OLD,
)
ALIAS_CHANGED = Code(
    "alias-changed",
    "What an operator writes, and what its results share memory with, is part of what callers rely on.",
    "- func: scale(Tensor(a) self, float by=1, *, bool in_log=False) -> Tensor(a)\n",
    _OLD,
    old=_OLD,
)
RETURNS_CHANGED = Code(
    "returns-changed",
    "An operator gives as many results as before, by the same names and of types no wider.",
    "- func: scale(Tensor self, float by=1, *, bool in_log=False) -> Tensor?\n",
    _OLD,
    old=_OLD,
)
KERNEL_SIGNATURE = Code(
    "kernel-signature",
    "A backend that lists the operator has a kernel with the C++ types of its old schema, which no longer fits, also "
    "where the change is compatible for callers.",
    _MORE,
    _OLD,
    old=_OLD,
    backend="backend: PrivateUse1\ncpp_namespace: my::ns\nsupported:\n- scale\n",
)
