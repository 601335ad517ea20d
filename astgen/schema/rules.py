"""What a profile says of its schema files: data for the model, which knows no version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """How the operators of a schema file are read.

    ``mutable_kind``: an operator that writes a positional argument after self is of kind mutable,
    not functional.  ``generated``: out and functional variants named by ``autogen`` are derived.
    ``grouping_defaults``: defaults that count for grouping, by operator name and argument name.
    ``ungrouped``: operators that get no derived variants.  ``implied_tags``: tags that operators of a
    namespace have without saying so.  ``entry_keys``: keys of an entry that this profile alone knows.
    ``ignored_keys``: dispatch keys of which no kernels are wanted.  ``structured_keys``: those whose kernels of a
    structured operator are structured.  ``ufunc_keys``: those with kernels made of inner loops.  ``dispatch_keys``
    and ``tags``: those that there are, empty where any will do.  ``keyword_arguments``: root names of operators of aten
    whose arguments may be named by Python keywords.
    """

    mutable_kind: bool = True
    generated: bool = True
    grouping_defaults: Mapping[tuple[str, str], str] = field(default_factory=dict)
    ungrouped: frozenset[str] = frozenset()
    implied_tags: Mapping[str, frozenset[str]] = field(default_factory=dict)
    entry_keys: frozenset[str] = frozenset()
    ignored_keys: frozenset[str] = frozenset()
    structured_keys: frozenset[str] = frozenset()
    ufunc_keys: tuple[str, ...] = ()
    dispatch_keys: frozenset[str] = frozenset()
    tags: frozenset[str] = frozenset()
    keyword_arguments: frozenset[str] = frozenset()
