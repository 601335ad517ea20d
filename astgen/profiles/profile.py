"""What a target version is: data that the rest of astgen asks for by name.

A difference between two versions in *spelling* is a row of `Spelling`; in *form* a function of
`Shapes`; in *existence* a `Feature`; in *data* a table of `Facts`, or a rule for reading schemas.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from astgen.cpp.nodes import Expr, Stmt, Type
from astgen.errors import ProfileError, did_you_mean
from astgen.profiles.autograd_facts import AutogradFacts
from astgen.profiles.forms import Callee, CallForm, Locals
from astgen.schema.operator import AT_NAMESPACE, Operator
from astgen.schema.rules import Rules

_T = TypeVar("_T")


class Feature(Enum):
    """Whole things that a version has or has not."""

    SYMINT = "signatures with symbolic integers beside those with plain ones"
    PER_OPERATOR_HEADERS = "a header for each operator beside the ones for all"
    INLINE_API = "C++ functions defined in their header, not in a file beside it"
    BACKWARD_NODES = "backward nodes made of a file of derivatives, and kernels that give them to results"

    # The identity hash of an object, not enum's hash of the name: every lowering asks for features of every operator.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True, kw_only=True)
class Spelling:
    """How C++ types and names are written.

    ``types``: the C++ type of a schema type that is one word.  ``lists``: of a list of such (a word,
    or ``Tensor?``); a list of anything else is ``array_ref`` of its elements.  ``optional_lists``: of
    an optional list.  ``by_const_ref``: words that arguments take by const reference, alone or
    optional.  ``impl_lists``, ``impl_optional_lists``, ``impl_optionals``: of lists, optional lists and optional
    words that the impl of a structured operator takes.  ``array``, ``vector``, ``tuple``, ``optional``, ``list``,
    ``array_ref``: names of templates.
    """

    types: Mapping[str, Type]
    lists: Mapping[str, Type]
    optional_lists: Mapping[str, Type]
    symint_types: Mapping[str, Type] = field(default_factory=dict)
    symint_lists: Mapping[str, Type] = field(default_factory=dict)
    symint_optional_lists: Mapping[str, Type] = field(default_factory=dict)
    structured_tensor_list: Type | None = None
    impl_lists: Mapping[str, Type] = field(default_factory=dict)
    impl_optional_lists: Mapping[str, Type] = field(default_factory=dict)
    impl_optionals: Mapping[str, Type] = field(default_factory=dict)
    by_const_ref: frozenset[str] = frozenset()
    tensor_options: Type
    optional: str
    array_ref: str
    list: str
    vector: str
    array: str
    tuple: str
    nullopt: Expr
    symbol: Type
    symbol_from_string: Expr
    scalar_type_of: Expr
    defaults: Mapping[str, Expr]


@dataclass(frozen=True, slots=True, kw_only=True)
class Shapes:
    """The functions that build what versions write in different forms (`astgen.profiles.shapes`).

    ``calls``: how kernels call the operator again, by form.  ``call_operator``: the statements by which a C++ function
    calls or redispatches its operator, from the callee, the name of a handle, the verb and the arguments.
    ``below_autograd``: the guard of an autograd kernel's call; it is told whether the operator makes views or writes.
    """

    calls: Mapping[str, CallForm]
    call_operator: Callable[[Callee, str, str, Sequence[Expr]], Sequence[Stmt]]
    bind_results: Callable[[Callee, Sequence[Stmt], Expr], Sequence[Stmt]]
    create_node: Callable[[Locals], Expr]
    insert_node: Callable[[Locals], Expr]
    below_autograd: Callable[[bool], Stmt]
    record_outs: Callable[[Sequence[str]], tuple[Sequence[str], Sequence[str]]]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Facts:
    """Tables of names that a version treats apart.

    The names are those of aten's operators; `Profile.facts_of` has none of them for operators of other namespaces.

    ``manual_tracer``, ``manual_autograd``: C++ names whose tracing or autograd kernels are written by hand.
    ``not_recorded``: root names whose constituent parts are traced instead.  ``recordable_types``: argument types,
    without the sizes of lists, that the tracer can record.  ``trace_renames``: names under which a node is recorded.
    ``factory_outs``: root names whose out variants are recorded as factories.  ``filled_like``: root names whose
    in-place and out variants are recorded as factories that take their options from the tensor.
    ``trace_includes`` and its kin: headers that every file of tracing kernels, of autograd kernels, of the
    ``_ops`` structs of a root name and of all, the headers of the redispatch and of the public API, the sources of
    both, that of BackendSelect, the headers of hand-written kernels, of factories of variables and of the inverses of
    views, the files of view functions and of ADInplaceOrView kernels include.
    ``composites_with_inverse``: views composed of others that have an inverse all the same.
    ``defined_namespaces``: namespaces of operators that torch defines in its own sources too.
    """

    manual_tracer: frozenset[str]
    manual_autograd: frozenset[str]
    not_recorded: frozenset[str]
    recordable_types: frozenset[str]
    trace_renames: Mapping[str, str]
    factory_outs: frozenset[str]
    filled_like: frozenset[str]
    trace_includes: tuple[str, ...]
    autograd_includes: tuple[str, ...]
    ops_includes: tuple[str, ...]
    all_ops_includes: tuple[str, ...]
    ops_source_includes: tuple[str, ...]
    redispatch_includes: tuple[str, ...]
    functions_includes: tuple[str, ...]
    api_source_includes: tuple[str, ...]
    backend_select_includes: tuple[str, ...]
    native_includes: tuple[str, ...]
    factory_includes: tuple[str, ...] = ()
    inverse_includes: tuple[str, ...] = ()
    view_func_includes: tuple[str, ...] = ()
    inplace_or_view_includes: tuple[str, ...] = ()
    composites_with_inverse: frozenset[str] = frozenset()
    defined_namespaces: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Profile:
    """A target version.

    ``schemas`` finds its schema file; it may raise `SchemaError`.  ``checked``: digests of schema files in which all
    checks found no error, so that they need not be made again.  ``shards`` is the number of files of each
    sharded output, by lowering; ``lowerings`` are astgen's own that the version has (None: all there are); ``form`` is
    the chosen call form, empty for the usual one.  ``derivatives`` finds its file of derivatives, if it has one, and
    ``autograd`` are the tables of the lowerings that use it.
    """

    name: str
    about: str
    schemas: Callable[[], Path]
    rules: Rules
    spell: Spelling
    shape: Shapes
    has: frozenset[Feature]
    facts: Facts
    shards: Mapping[str, int]
    lowerings: tuple[str, ...] | None
    checked: frozenset[str] = frozenset()
    form: str = ""
    derivatives: Callable[[], Path] | None = None
    autograd: AutogradFacts = field(default_factory=AutogradFacts)

    @property
    def call(self) -> CallForm:
        """The form in which kernels call the operator again: the chosen one, or the first."""
        calls = self.shape.calls
        return calls[self.form] if self.form else next(iter(calls.values()))

    def calling(self, form: str | None) -> Profile:
        """This profile with another call form.  Raises `ProfileError` for one that it has not."""
        calls = self.shape.calls
        if form is None or form == self.call.name:
            return self
        if form not in calls:
            raise ProfileError(
                f"profile {self.name} has no call form {form!r}; it has {', '.join(calls)}",
                notes=did_you_mean(form, calls),
            )
        return dataclasses.replace(self, form=form)

    def without(self, feature: Feature) -> Profile:
        """This profile without a thing that it may have: as a build that leaves it out."""
        return dataclasses.replace(self, has=self.has - {feature}) if feature in self.has else self

    def facts_of(self, operator: Operator) -> Facts:
        """The tables that hold for an operator: names are names of aten's operators, and mean no others."""
        return self.facts if operator.namespace == AT_NAMESPACE else _without_names(self.facts)

    def autograd_of(self, operator: Operator) -> AutogradFacts:
        """The tables of autograd that hold for an operator: those of names are names of aten's."""
        return self.autograd if operator.namespace == AT_NAMESPACE else self.autograd.without_names()

    @property
    def is_usual_form(self) -> bool:
        return self.call is next(iter(self.shape.calls.values()))

    def evolve(self, **changes: Any) -> Profile:
        """A profile that differs from this one in the given fields.

        ``spell``, ``shape``, ``facts`` and ``rules`` take dicts of the rows that change, other fields the new
        value; what was ``checked`` under this profile was not under the new one.  Raises `ProfileError` for a row that
        does not exist or that is equal to this profile's.
        """
        new = evolved(self, changes, self.name)
        return new if "checked" in changes else dataclasses.replace(new, checked=frozenset())


@lru_cache(16)
def _without_names(facts: Facts) -> Facts:
    none: frozenset[str] = frozenset()
    return dataclasses.replace(
        facts,
        manual_tracer=none,
        manual_autograd=none,
        not_recorded=none,
        trace_renames={},
        factory_outs=none,
        filled_like=none,
    )


def evolved(old: _T, changes: Mapping[str, Any], place: str) -> _T:
    """A copy of a record of data with some rows changed; a dict changes rows of a record within."""
    rows = {row.name for row in dataclasses.fields(old)}  # type: ignore[arg-type]
    new: dict[str, Any] = {}
    for row, change in changes.items():
        if row not in rows:
            raise ProfileError(f"{place} has no row {row!r}", notes=did_you_mean(row, rows))
        before = getattr(old, row)
        if dataclasses.is_dataclass(before) and isinstance(change, Mapping):
            change = evolved(before, change, f"{place}.{row}")
        if change == before:
            raise ProfileError(f"{place}.{row} is overridden by what it is already")
        new[row] = change
    return dataclasses.replace(old, **new)  # type: ignore[type-var]
