"""Tables of names that autograd treats apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class AutogradFacts:
    """What a version knows of single operators of aten, by name; other namespaces have none of it (`without_names`).

    ``dispatch_keys``: the keys that formulas can be for, beside the default.  ``hidden_helpers``: functions that only
    formulas of torch itself can call, since no other library can link them.  ``words_are_uses``: whether a word of a
    formula counts as a use of the argument of that name wherever it stands, as a callee or in a string, too.
    ``foreach_without_alpha``: operators on lists without the last argument of the operator on one tensor.
    ``foreach_of_in_place``: those whose operator on one tensor is an in-place one.
    ``foreach_attributes_indexed_twice``: whether a formula made for lists indexes twice what it knows of an argument
    (``x[i][i].scalar_type()``) where it uses the argument itself too: a mistake of that version.
    ``nodes_header_includes`` and its kin: what the files of backward nodes include, and the names that they make their
    own.
    ``view_functions``: base names of views, with the argument that they are views of.  ``composed_views``: those of
    further operators that can give a view of ``self``.  ``metadata_views``: those of views that have more to them than
    sizes, strides and an offset, and so are always made anew by their view functions.
    ``shares_storage``: base names of what is no view, but has the storage of an argument.
    ``without_derivative``: base names, or C++ names, of what takes no part in differentiation.
    ``complex_gradients``: base names of what has right gradients for complex numbers.
    ``resets_accumulator``: names of what leaves the gradient accumulator of its tensor behind.
    ``exchanges_arguments``: C++ names of what may exchange the implementation or storage of its arguments.
    ``result_is_shared``, ``storage_is_shared``: names of kernels whose results, or their storage, others may hold too.
    ``temporary``: the name of the variable that holds what a call gives.
    """

    dispatch_keys: frozenset[str] = frozenset()
    hidden_helpers: frozenset[str] = frozenset()
    words_are_uses: bool = False
    foreach_without_alpha: frozenset[str] = frozenset()
    foreach_of_in_place: frozenset[str] = frozenset()
    foreach_attributes_indexed_twice: bool = False
    view_functions: Mapping[str, str] = field(default_factory=dict)
    shares_storage: Mapping[str, str] = field(default_factory=dict)
    without_derivative: frozenset[str] = frozenset()
    complex_gradients: frozenset[str] = frozenset()
    resets_accumulator: frozenset[str] = frozenset()
    exchanges_arguments: frozenset[str] = frozenset()
    storage_is_shared: frozenset[str] = frozenset()
    result_is_shared: frozenset[str] = frozenset()
    temporary: str = "tmp"
    nodes_header_includes: tuple[str, ...] = ()
    nodes_header_names: tuple[str, ...] = ()
    nodes_source_includes: tuple[str, ...] = ()
    nodes_source_names: tuple[str, ...] = ()
    composed_views: frozenset[str] = frozenset()
    metadata_views: frozenset[str] = frozenset()

    def without_names(self) -> AutogradFacts:
        """The tables without the names of aten's operators."""
        return _without_names(self)


@lru_cache(16)
def _without_names(facts: AutogradFacts) -> AutogradFacts:
    none = AutogradFacts()
    kept = (
        "temporary",
        "dispatch_keys",
        "nodes_header_includes",
        "nodes_header_names",
        "nodes_source_includes",
        "nodes_source_names",
    )
    changes = {row.name: getattr(none, row.name) for row in fields(facts) if row.name not in kept}
    return replace(facts, **changes)
