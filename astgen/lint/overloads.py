"""Checks of operators that share a C++ name: the same function twice, and calls that fit two of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from astgen.codes.operators import AMBIGUOUS_OVERLOADS, SAME_CPP_SIGNATURE
from astgen.cpp.print import Style, render
from astgen.errors import LoweringError, Note
from astgen.lint.findings import Findings
from astgen.profiles.profile import Profile
from astgen.schema.function import Argument
from astgen.schema.operator import Kind, Operator
from astgen.schema.types import BaseType, ListType, OptionalType, SchemaType
from astgen.signature import FOLDED_OPTIONS, Signature
from astgen.signatures import SignatureGroup

_SUFFIXES = ("_symint", "_out", "_outf")  # of C++ functions, which operators can have in their own names, too
_FLAT = Style(width=None)


def check_overloads(operators: Sequence[Operator], profile: Profile, findings: Findings) -> None:
    """Report C++ functions that are there twice, and calls that are ambiguous."""
    by_name: dict[tuple[str | None, str, bool], list[Operator]] = defaultdict(list)
    for operator in operators:
        name = operator.schema.name
        by_name[name.namespace, name.name, operator.kind is Kind.OUT].append(operator)
    several = [group for group in by_name.values() if len(group) > 1]
    for suspects in (*_of_one_key(several), *_of_suffixed_names(by_name)):
        _check_signatures(suspects, profile, findings)
    if findings.warn:
        for group in several:
            _check_calls(group, profile, findings)


def _of_one_key(groups: Iterable[Sequence[Operator]]) -> Iterator[list[Operator]]:
    """The operators of each group whose arguments have the same C++ types, by what the schema says."""
    words: dict[int, str] = {}
    for group in groups:
        seen: dict[tuple[str, ...], Operator] = {}
        for operator in group:
            schema = operator.schema
            key = tuple([words.get(id(a)) or _word(a, words) for a in schema.positional + schema.keyword_only])
            before = seen.setdefault(key, operator)
            if before is not operator:
                yield [before, operator]


def _word(argument: Argument, words: dict[int, str]) -> str:
    word = words[id(argument)] = f"{_cpp_class(argument.type)}{'!' if argument.is_write else ''}"
    return word


def _cpp_class(kind: SchemaType) -> str:
    """A word that is the same for types of one C++ type."""
    if isinstance(kind, BaseType):
        return "int" if kind.name == "SymInt" else kind.name
    if isinstance(kind, OptionalType):
        return f"{_cpp_class(kind.elem)}?"
    if isinstance(kind, ListType):
        elem = _cpp_class(kind.elem)
        return f"{elem}[{kind.size}]" if elem == "bool" and kind.size else f"{elem}[]"
    return str(kind)


def _of_suffixed_names(by_name: dict[tuple[str | None, str, bool], list[Operator]]) -> Iterator[list[Operator]]:
    """The operators with such a name as C++ functions of others have, with these others."""
    for namespace, text, _ in list(by_name):
        if text.endswith(_SUFFIXES):
            family = [o for key in _kin(namespace, text) for o in by_name.get(key, ())]
            if len({operator.name.name for operator in family}) > 1:
                yield family


def _kin(namespace: str | None, text: str) -> Iterator[tuple[str | None, str, bool]]:
    names = [text]
    while text.endswith(_SUFFIXES):
        text = text[: text.rindex("_")]
        names.append(text)
    return ((namespace, name, is_out) for name in names for is_out in (False, True))


# --- the same function twice ---


def _check_signatures(operators: Sequence[Operator], profile: Profile, findings: Findings) -> None:
    seen: dict[str, Operator] = {}
    told: set[Operator] = set()
    for operator in operators:
        for signature in _signatures(operator, profile):
            before = seen.setdefault(_function(signature), operator)
            if before.name == operator.name or operator in told:
                continue
            told.add(operator)
            message = f"{operator.name} and {before.name} have the same C++ signature {_declaration(signature)}"
            findings.add(SAME_CPP_SIGNATURE, message, operator.origin, [Note("first defined here", before.origin)])


def _signatures(operator: Operator, profile: Profile) -> list[Signature]:
    """The C++ signatures of an operator; none of one that has no C++ types, which is reported elsewhere."""
    try:
        return list(SignatureGroup(operator, profile).signatures())
    except LoweringError:
        return []


def _function(signature: Signature) -> str:
    """What makes a function another one: its name, and the types of its parameters."""
    return f"{signature.name}({', '.join(_types(signature))})"


def _types(signature: Signature) -> list[str]:
    return [render(binding.type, _FLAT) for binding in signature.bindings]


def _declaration(signature: Signature) -> str:
    return render(signature.declare(), _FLAT).rstrip().removesuffix(";")


# --- calls that fit two ---


def _check_calls(group: Sequence[Operator], profile: Profile, findings: Findings) -> None:
    """Two regular signatures that begin with the same types, up to where both have defaults only."""
    signatures = [(operator, s) for operator in group for s in _signatures(operator, profile)[:1]]
    typed = [(operator, s, _types(s)) for operator, s in signatures]
    for (before, first, ours), (operator, second, theirs) in combinations(typed, 2):
        if not (before.attributes.variants & operator.attributes.variants) or ours == theirs:
            continue
        needed = max(_required(first), _required(second))
        if needed <= min(len(ours), len(theirs)) and ours[:needed] == theirs[:needed]:
            _tell_ambiguous((before, first), (operator, second), needed, findings)


def _required(signature: Signature) -> int:
    return sum(binding.default is None for binding in signature.bindings)


def _tell_ambiguous(
    before: tuple[Operator, Signature], after: tuple[Operator, Signature], count: int, findings: Findings
) -> None:
    """Report that both take a call with ``count`` arguments, and which defaults would have to go."""
    (first, _), (second, signature) = before, after
    call = f"{signature.name}({', '.join([binding.name for binding in signature.bindings[:count]])})"
    message = f"{second.name} and {first.name} are ambiguous in C++ where {call} is called"
    for operator, candidate in (after, before):
        defaulted = [binding for binding in candidate.bindings[: count + 1] if binding.default is not None]
        if len(candidate.bindings) > count and defaulted and defaulted[-1].semantic != FOLDED_OPTIONS:
            names = [binding.name for binding in defaulted]
            message += f"; cpp_no_default_args: {names} of {operator.name} would tell them apart"
            break
    findings.add(AMBIGUOUS_OVERLOADS, message, second.origin, [Note("the other one is here", first.origin)])
