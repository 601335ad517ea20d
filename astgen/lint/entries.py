"""Checks of what entries say beside their schemas: dispatch tables, tags, delegates, derived variants."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import chain
from operator import itemgetter

from astgen.codes.operators import (
    AUTOGEN,
    AUTOGEN_WITHOUT_EFFECT,
    BAD_KERNEL_NAME,
    METHOD_WITHOUT_SELF,
    STRUCTURED,
    UNKNOWN_ARGUMENT,
    UNKNOWN_DELEGATE,
    UNKNOWN_DISPATCH_KEY,
    UNKNOWN_TAG,
)
from astgen.cpp.lexer import KEYWORDS
from astgen.errors import Note, did_you_mean
from astgen.lint.findings import Findings
from astgen.lint.tags import tags_beside
from astgen.profiles.profile import Profile
from astgen.schema.generated import has_no_derived
from astgen.schema.names import OperatorName
from astgen.schema.operator import Attributes, Kind, Operator
from astgen.schema.rules import Rules

_KERNEL = re.compile(r"[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*", re.ASCII)
_key, _kernel = itemgetter(0), itemgetter(1)

Named = Mapping[tuple[str, str], Operator]
"""Operators by namespace and unambiguous name."""


def check_entries(
    operators: Sequence[Operator], named: Named, profile: Profile, findings: Findings, *, complete: bool
) -> None:
    """Check the entries of operators.

    Where the file is not ``complete``, because entries cannot be read, what names another operator is not judged.
    """
    written = [operator for operator in operators if not operator.generated]
    distinct = {id(operator.attributes): operator.attributes for operator in written}
    _check_words(written, [*distinct.values()], profile, findings)
    derives = complete and profile.rules.generated
    for operator in written:
        attributes = operator.attributes
        if attributes.cpp_no_default_args or attributes.precomputed:
            _check_named_arguments(operator, findings)
        if operator.arguments.self is None and "method" in attributes.variants:
            message = f"{operator.name} is a method, but has no positional argument self"
            findings.add(METHOD_WITHOUT_SELF, message, findings.places.value(operator, "variants", "method"))
        if complete:
            if attributes.structured and operator.kind is not Kind.OUT:
                _tell_no_out(operator, findings)
            if attributes.structured_delegate is not None:
                _check_delegate(operator, attributes.structured_delegate, named, findings)
        if derives and attributes.autogen:
            _check_autogen(operator, operators, named, findings)


# --- words that a profile knows ---


def _check_words(
    operators: Sequence[Operator], distinct: Sequence[Attributes], profile: Profile, findings: Findings
) -> None:
    """Tags, dispatch keys and kernels: all that the file has at once, then the entries at fault."""
    rules = profile.rules
    pairs = [*chain.from_iterable([a.dispatch for a in distinct if a.dispatch])]
    keys = {*map(_key, pairs)} - rules.dispatch_keys if rules.dispatch_keys else set()
    kernels = {text for text in {*map(_kernel, pairs)} if not _is_kernel(text)}
    tags = set(chain.from_iterable({a.tags for a in distinct})) - rules.tags if rules.tags else set()
    if tags:
        tags -= {*chain.from_iterable(rules.implied_tags.values()), *tags_beside(operators)}
    if keys or kernels or tags:
        for operator in operators:
            _tell_words(operator, keys, kernels, tags, rules, findings)


def _is_kernel(text: str) -> bool:
    if text.isidentifier() and text.isascii():
        return text not in KEYWORDS
    return bool(_KERNEL.fullmatch(text)) and KEYWORDS.isdisjoint(text.split("::"))


def _tell_words(
    operator: Operator, keys: set[str], kernels: set[str], tags: set[str], rules: Rules, findings: Findings
) -> None:
    attributes, places = operator.attributes, findings.places
    for key, kernel in attributes.dispatch or ():
        if key in keys:
            place = places.value(operator, "dispatch", key)
            message = f"unknown dispatch key {key!r}"
            findings.add(UNKNOWN_DISPATCH_KEY, message, place, did_you_mean(key, sorted(rules.dispatch_keys)))
        if kernel in kernels:
            message = f"the kernel {kernel!r} is no C++ name; expected name or namespace::name"
            findings.add(BAD_KERNEL_NAME, message, places.value(operator, "dispatch", kernel))
    for tag in sorted(attributes.tags & tags):
        place = places.value(operator, "tags", tag)
        findings.add(UNKNOWN_TAG, f"unknown tag {tag!r}", place, did_you_mean(tag, sorted(rules.tags)))


# --- keys that name something else ---


def _check_named_arguments(operator: Operator, findings: Findings) -> None:
    """The arguments that ``cpp_no_default_args`` and ``precomputed`` name."""
    attributes, arguments = operator.attributes, operator.schema.arguments
    defaulted = {a.name for a in arguments if a.default is not None}
    unknown = [word for word in attributes.cpp_no_default_args if word not in defaulted]
    if unknown:
        message = f"cpp_no_default_args names {', '.join(unknown)}: no argument of {operator.name} with a default"
        if defaulted:
            message += f"; it has {', '.join(a.name for a in arguments if a.name in defaulted)}"
        findings.add(UNKNOWN_ARGUMENT, message, findings.places.key(operator, "cpp_no_default_args"))
    names = [a.name for a in arguments]
    for name, _ in attributes.precomputed.replaced if attributes.precomputed else ():
        if name not in names:
            message = f"precomputed replaces {name!r}, which is no argument of {operator.name}"
            place = findings.places.key(operator, "precomputed")
            findings.add(UNKNOWN_ARGUMENT, message, place, did_you_mean(name, names))


def _tell_no_out(operator: Operator, findings: Findings) -> None:
    message = f"{operator.name} is structured, but has no out arguments; structured_delegate names what has"
    findings.add(STRUCTURED, message, findings.places.key(operator, "structured"))


def _check_delegate(operator: Operator, delegate: OperatorName, named: Named, findings: Findings) -> None:
    found = _find(operator, delegate, named)
    if found is None or found.generated:
        near = did_you_mean(str(delegate), [str(o.name) for o in named.values() if not o.generated])
        message = f"{operator.name} delegates to {delegate}, which is not defined in this file"
        findings.add(UNKNOWN_DELEGATE, message, findings.places.value(operator, "structured_delegate"), near)
    elif not found.attributes.structured:
        notes = [Note("defined here", found.origin)]
        message = f"{operator.name} delegates to {delegate}, which is not structured"
        findings.add(UNKNOWN_DELEGATE, message, findings.places.value(operator, "structured_delegate"), notes)


def _check_autogen(operator: Operator, operators: Sequence[Operator], named: Named, findings: Findings) -> None:
    for name in operator.attributes.autogen:
        found = _find(operator, name, named)
        if found is not None and found.generated:
            continue
        code = AUTOGEN_WITHOUT_EFFECT if has_no_derived(operator) else AUTOGEN
        if code.is_warning and not findings.warn:
            continue
        derived = [str(o.name) for o in operators if o.generated and o.origin == operator.origin]
        if found is not None and str(found.name) in derived:
            continue  # it is there twice, which is told of the names
        notes: list[Note | str] = [Note("defined here", found.origin)] if found is not None else []
        notes += [f"derived from it: {', '.join(derived)}"] if derived else []
        what = "is written in this file" if found is not None else "is not derived from it"
        place = findings.places.value(operator, "autogen", str(name))
        findings.add(code, f"{operator.name} asks for {name}, which {what}", place, notes)


def _find(operator: Operator, name: OperatorName, named: Named) -> Operator | None:
    """The operator that an entry names: it is in the namespace of the entry's own."""
    found = named.get((operator.namespace, name.unambiguous))
    return found if found is not None and found.name.overload == name.overload else None
