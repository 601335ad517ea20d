"""Checks of arguments and returns: names, defaults, types, aliases.

Operators share most of their arguments, so each is looked at once, and which operators have it is asked only of
those at fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from operator import attrgetter

from astgen.codes.schemas import (
    BAD_DEFAULT,
    DEFAULT_ORDER,
    DUPLICATE_ARGUMENT,
    INPLACE_WITHOUT_SELF,
    NO_CPP_TYPE,
    UNKNOWN_ALIAS,
)
from astgen.cpp.lexer import KEYWORDS
from astgen.errors import LoweringError, Note
from astgen.lint.defaults import Defaults
from astgen.lint.findings import Findings, Places
from astgen.lint.reserved import MACROS, RESERVED, reserved
from astgen.origin import Origin
from astgen.profiles.profile import Profile
from astgen.schema.function import Argument, Return
from astgen.schema.operator import AT_NAMESPACE, Kind, Operator
from astgen.schema.types import BaseType, ListType, OptionalType, SchemaType
from astgen.signatures import SignatureGroup

_name = attrgetter("name")
_returns = attrgetter("schema.returns")

_Listed = Sequence[tuple[Operator, tuple[Argument, ...]]]


def check_arguments(operators: Sequence[Operator], profile: Profile, findings: Findings) -> None:
    """Check the arguments and returns of written operators."""
    listed = [(operator, operator.schema.positional + operator.schema.keyword_only) for operator in operators]
    arguments = [*chain.from_iterable([own for _, own in listed])]
    distinct: dict[int, Argument] = dict(zip(map(id, arguments), arguments, strict=True))
    check = _ArgumentCheck(profile, findings)
    suspects = {number for number, argument in distinct.items() if check.is_suspect(argument)}
    if suspects:
        for operator, index, argument in _having(listed, suspects):
            check.tell(operator, index, argument)
    _check_lists(listed, {number for number, a in distinct.items() if a.default is not None}, profile, findings)
    _check_returns(operators, profile, findings)


def _having(listed: _Listed, suspects: set[int]) -> Iterator[tuple[Operator, int, Argument]]:
    """The operators that have one of these arguments, with its index in the schema."""
    for operator, own in listed:
        for index, argument in enumerate(own):
            if id(argument) in suspects:
                yield operator, index, argument


class _ArgumentCheck:
    """What can be wrong with one argument, whatever stands beside it."""

    def __init__(self, profile: Profile, findings: Findings) -> None:
        self._findings = findings
        self._defaults = Defaults(profile)
        self._has_type = type_check(profile)

    def is_suspect(self, argument: Argument) -> bool:
        """Whether something may be wrong with it."""
        if not self._has_type(argument.type):
            return True
        return argument.default is not None and self._defaults.fault(argument.default, argument.type) is not None

    def tell(self, operator: Operator, index: int, argument: Argument) -> None:
        """Report what is wrong with it in this operator."""
        places = self._findings.places
        if not self._has_type(argument.type):
            message = f"the type {argument.type} has no C++ type in this profile"
            self._findings.add(NO_CPP_TYPE, message, places.argument(operator, index, "type"))
        elif argument.default is not None:
            fault = self._defaults.fault(argument.default, argument.type)
            if fault is not None:
                place = places.argument(operator, index, "default")
                self._findings.add(BAD_DEFAULT, fault.message, place, fault.notes)


def type_check(profile: Profile) -> Callable[[SchemaType], bool]:
    """A function that tells whether a type has a C++ type as an argument: at last it is a known word."""
    words = frozenset(profile.spell.types) | profile.spell.symint_types.keys()

    def has_type(kind: SchemaType) -> bool:
        while isinstance(kind, (OptionalType, ListType)):
            kind = kind.elem
        return isinstance(kind, BaseType) and kind.name in words

    return has_type


def place_of_type(operator: Operator, profile: Profile, places: Places) -> Origin:
    """Where the first argument without a C++ type has its type; the operator where none is without."""
    has_type = type_check(profile)
    for index, argument in enumerate(operator.schema.arguments):
        if not has_type(argument.type):
            return places.argument(operator, index, "type")
    return operator.origin


# --- arguments beside each other ---


def _check_lists(listed: _Listed, defaulted: set[int], profile: Profile, findings: Findings) -> None:
    """Names that cannot be, or are there twice, and arguments without a default after one that has one."""
    for operator, own in listed:
        names = {*map(_name, own)}
        if len(names) < len(own):
            _tell_duplicates(operator, own, findings)
        if not RESERVED.isdisjoint(names):
            _tell_reserved(operator, own, profile, findings)
        if not defaulted.isdisjoint(map(id, own)):
            _check_order(operator, own, findings)


def _tell_reserved(operator: Operator, arguments: Sequence[Argument], profile: Profile, findings: Findings) -> None:
    may_be_of_python = operator.namespace == AT_NAMESPACE and operator.root in profile.rules.keyword_arguments
    for index, argument in enumerate(arguments):
        name = argument.name
        if name not in RESERVED or (may_be_of_python and name not in KEYWORDS | MACROS):
            continue
        code, what = reserved(name)
        place = findings.places.argument(operator, index)
        findings.add(code, f"the argument name {name!r} is {what}", place, (f"call it {name}_",))


def _tell_duplicates(operator: Operator, arguments: Sequence[Argument], findings: Findings) -> None:
    first: dict[str, int] = {}
    for index, argument in enumerate(arguments):
        before = first.setdefault(argument.name, index)
        if before != index:
            note = Note("first here", findings.places.argument(operator, before))
            place = findings.places.argument(operator, index)
            findings.add(DUPLICATE_ARGUMENT, f"{operator.name} has the argument {argument.name!r} twice", place, [note])


def _check_order(operator: Operator, arguments: Sequence[Argument], findings: Findings) -> None:
    """The first argument without a default that follows one with a default; C++ takes out arguments first."""
    out = operator.arguments.out
    before: Argument | None = None
    for index, argument in enumerate(arguments):
        if argument.default is not None:
            before = argument
        elif before is not None and argument not in out:
            message = f"the argument {argument.name!r} without a default follows {before.name!r}, which has one"
            findings.add(DEFAULT_ORDER, message, findings.places.argument(operator, index))
            return
    if operator.attributes.cpp_no_default_args:
        _check_cpp_order(operator, findings)


def _check_cpp_order(operator: Operator, findings: Findings) -> None:
    """The same of C++, where ``cpp_no_default_args`` takes some away."""
    none = operator.attributes.cpp_no_default_args
    before = ""
    for argument in operator.arguments.inputs:
        if argument.name not in none:
            before = argument.name if argument.default is not None else before
        elif before:
            message = f"in C++ the argument {argument.name!r} without a default follows {before!r}, which has one"
            findings.add(DEFAULT_ORDER, message, findings.places.value(operator, "cpp_no_default_args", argument.name))
            return


# --- returns ---


def _check_returns(operators: Sequence[Operator], profile: Profile, findings: Findings) -> None:
    """Types of returns without a C++ type, and aliases of nothing."""
    has_type = type_check(profile)
    distinct = {id(returns): returns for returns in map(_returns, operators)}
    reserved_names = {number for number, returns in distinct.items() if not RESERVED.isdisjoint(map(_name, returns))}
    untyped = {number for number, returns in distinct.items() if not all(_can_return(r, has_type) for r in returns)}
    aliased = {number for number, returns in distinct.items() if any(r.alias is not None for r in returns)}
    for operator in operators:
        schema, kind = operator.schema, operator.kind
        if schema.vararg or schema.varret or (untyped and id(schema.returns) in untyped):
            _tell_types(operator, has_type, profile, findings)
        if reserved_names and id(schema.returns) in reserved_names:
            _tell_reserved_returns(operator, findings)
        if kind is Kind.OUT or kind is Kind.INPLACE:
            continue
        if id(schema.returns) in aliased:
            _check_aliases(operator, findings)
        if schema.name.name[-1] == "_" and schema.name.inplace:
            _check_inplace(operator, findings)


def _tell_reserved_returns(operator: Operator, findings: Findings) -> None:
    for result in operator.schema.returns:
        if result.name in KEYWORDS or result.name in MACROS:
            code, what = reserved(result.name)
            findings.add(code, f"the name {result.name!r} of a return is {what}", operator.origin)


def _can_return(result: Return, has_type: Callable[[SchemaType], bool]) -> bool:
    kind = result.type
    return has_type(kind) and not (isinstance(kind, ListType) and (kind.size is not None or result.is_write))


def _tell_types(
    operator: Operator, has_type: Callable[[SchemaType], bool], profile: Profile, findings: Findings
) -> None:
    """Report what building the signature of an operator says, unless an argument has said it."""
    if all(has_type(argument.type) for argument in operator.schema.arguments):
        try:
            SignatureGroup(operator, profile).dispatcher  # noqa: B018
        except LoweringError as error:
            findings.add(NO_CPP_TYPE, error.message, operator.origin)


def _check_aliases(operator: Operator, findings: Findings) -> None:
    letters = {name for a in operator.schema.arguments if a.alias is not None for name in a.alias.before}
    wild = any(a.alias is not None and a.alias.after for a in operator.schema.arguments)
    for result in operator.schema.returns:
        if result.alias is None or wild:
            continue
        for name in result.alias.before:
            if name not in letters and name != "*":
                message = f"{operator.name} returns {result.type}, and no argument has the alias {name!r}"
                findings.add(UNKNOWN_ALIAS, message, operator.origin)


def _check_inplace(operator: Operator, findings: Findings) -> None:
    itself = operator.arguments.self
    if itself is None or not itself.is_write:
        wanted = "has no argument self" if itself is None else f"does not write self, which is {itself.type}"
        message = f"{operator.name} works in place by its name, but {wanted}"
        findings.add(INPLACE_WITHOUT_SELF, message, operator.origin)
