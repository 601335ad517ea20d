"""Checks of the out and in-place variants of operators against the functional ones."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_

from astgen.codes.operators import INPLACE_VARIANT_DIFFERS, OUT_VARIANT_DIFFERS
from astgen.errors import Note
from astgen.lint.findings import Findings
from astgen.profiles.profile import Profile
from astgen.schema.function import Argument, Default
from astgen.schema.operator import Kind, Operator
from astgen.schema.traits import unaliased
from astgen.schema.types import SchemaType

_Key = tuple[str | None, str, str]


def check_variants(operators: Sequence[Operator], profile: Profile, findings: Findings) -> None:
    """A variant takes the arguments of the functional operator whose name and overload it shares."""
    functionals: dict[_Key, Operator] = {}
    variants: list[Operator] = []
    for operator in operators:
        kind = operator.kind
        if kind is Kind.FUNCTIONAL:
            name = operator.schema.name
            functionals[name.namespace, name.name, name.overload] = operator
        elif kind is not Kind.MUTABLE:
            variants.append(operator)
    suspects: list[tuple[Operator, Operator]] = []
    for operator in variants:
        functional = functionals.get(_key_of_functional(operator))
        if functional is not None and not _same(operator, functional):
            suspects.append((operator, functional))
    suspects = [pair for pair in suspects if _first_difference(*pair, profile) is not None]
    kin: dict[str, list[Operator]] = {functional.name.name: [] for _, functional in suspects}
    for functional in functionals.values() if kin else ():
        if functional.schema.name.name in kin:
            kin[functional.schema.name.name].append(functional)
    for operator, functional in suspects:
        if str(operator.name) not in profile.rules.ungrouped:
            _compare(operator, functional, kin[functional.name.name], profile, findings)


def _key_of_functional(operator: Operator) -> _Key:
    """The name of the functional operator that a variant belongs to by its own name."""
    name = operator.schema.name
    if operator.kind is Kind.OUT:
        overload = name.overload
        return name.namespace, name.name, "" if overload == "out" else overload.removesuffix("_out")
    if name.dunder:
        return name.namespace, f"__{name.base}__", name.overload
    return name.namespace, name.name[:-1], name.overload


def _same(operator: Operator, functional: Operator) -> bool:
    """Whether the arguments are the same objects, as they mostly are, but for self of an in-place variant."""
    own, other = operator.schema, functional.schema
    if operator.kind is Kind.OUT:
        out = len(operator.arguments.out)
        if out != len(other.returns) or len(own.keyword_only) != len(other.keyword_only) + out:
            return False
        return all(map(is_, own.positional + own.keyword_only[:-out], other.positional + other.keyword_only))
    if len(own.positional) != len(other.positional) or len(own.keyword_only) != len(other.keyword_only):
        return False
    rest = map(is_, own.positional[1:] + own.keyword_only, other.positional[1:] + other.keyword_only)
    return all(rest) and _first_type(own.positional) == _first_type(other.positional)


def _first_type(arguments: Sequence[Argument]) -> SchemaType | None:
    return unaliased(arguments[0].type) if arguments else None


_Difference = tuple[Argument | None, str]
"""An argument of the variant, and what the functional operator has instead."""


def _compare(
    operator: Operator, functional: Operator, kin: Sequence[Operator], profile: Profile, findings: Findings
) -> None:
    """Report the first difference, unless the variant belongs to another overload by its arguments."""
    difference = _first_difference(operator, functional, profile)
    if difference is None or any(_first_difference(operator, other, profile) is None for other in kin):
        return
    _tell(operator, functional, *difference, findings)


def _first_difference(operator: Operator, functional: Operator, profile: Profile) -> _Difference | None:
    own, other = _compared(operator), _compared(functional)
    is_out = operator.kind is Kind.OUT
    for i, (a, b) in enumerate(zip(own, other, strict=False)):
        if (str(functional.name), b.name) in profile.rules.grouping_defaults:
            continue
        difference = _difference(a, b if is_out or i > 0 else _as_self(a, b))
        if difference:
            return a, difference
    if len(own) > len(other):
        return own[len(other)], f"has no argument {own[len(other)].name!r}"
    if len(own) < len(other):
        return None, f"takes {other[len(own)]} besides"
    out, returns = operator.arguments.out, functional.schema.returns
    if is_out and len(out) != len(returns):
        return out[0], f"returns {len(returns)} values, and here {len(out)} are written"
    return None


def _compared(operator: Operator) -> list[Argument]:
    """The arguments that variants have in common: out arguments and TensorOptions are left out."""
    arguments = operator.arguments
    return [*arguments.positional, *arguments.pre_options, *arguments.post_options]


def _as_self(own: Argument, other: Argument) -> Argument:
    """The first argument of the functional operator, under the name that an in-place variant gives it."""
    return Argument(other.type, own.name, other.default)


def _difference(own: Argument, other: Argument) -> str:
    """How two arguments differ, said of the other one: an empty text where they do not."""
    if own.name != other.name:
        return f"has the argument {other.name!r} here, not {own.name!r}"
    if unaliased(own.type) != unaliased(other.type):
        return f"has {other.name!r} as {unaliased(other.type)}, not {unaliased(own.type)}"
    mine, yours = own.default, other.default
    if _value(mine) != _value(yours):
        there = f"has the default {yours} of {other.name!r}" if yours else f"has no default of {other.name!r}"
        return f"{there}, and here it is {mine}" if mine else f"{there}, and here there is none"
    return ""


def _value(default: Default | None) -> tuple[type, object] | None:
    """What a default says, however it is written."""
    return None if default is None else (type(default.value), default.value)


def _tell(
    operator: Operator, functional: Operator, argument: Argument | None, difference: str, findings: Findings
) -> None:
    code = OUT_VARIANT_DIFFERS if operator.kind is Kind.OUT else INPLACE_VARIANT_DIFFERS
    arguments = operator.schema.arguments
    index = next((i for i, a in enumerate(arguments) if a is argument), None)
    place = operator.origin if index is None else findings.places.argument(operator, index)
    notes: list[Note | str] = [Note(f"this is {functional.schema}", functional.origin), f"and here {operator.schema}"]
    findings.add(code, f"{operator.name} does not match {functional.name}, which {difference}", place, notes)
