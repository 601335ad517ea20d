"""Whether callers of an earlier state of a schema file can go on with the later one, and kernels of backends too.

Compatible is what the runtime takes for it: an argument may become wider, a result narrower, and a new argument
with a default may stand after those that there were.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from astgen.codes.changes import (
    ALIAS_CHANGED,
    ARGUMENT_ADDED,
    ARGUMENT_KEYWORD_ONLY,
    ARGUMENT_REMOVED,
    DEFAULT_CHANGED,
    OPERATOR_REMOVED,
    OVERLOAD_RENAMED,
    RETURNS_CHANGED,
    TYPE_NARROWED,
)
from astgen.codes.code import Code
from astgen.errors import Diagnostic, Note
from astgen.lint.findings import Places
from astgen.schema.function import Argument
from astgen.schema.operator import Operator
from astgen.schema.traits import unaliased
from astgen.schema.types import BaseType, ListType, OptionalType, SchemaType

_SCALARS = frozenset(("int", "float", "complex"))

Change = tuple[Code, int | None, str]
"""The rule that a change breaks, the index of the argument in the new schema, and what is said of it."""


def compare(old: Sequence[Operator], new: Sequence[Operator], places: Places) -> list[Diagnostic]:
    """The incompatible changes between the written operators of two files; ``places`` are of the new one."""
    found: list[Diagnostic] = []
    after = {_key(operator): operator for operator in new if not operator.generated}
    before = {_key(operator): operator for operator in old if not operator.generated}
    for key, operator in before.items():
        later = after.get(key)
        if later is None:
            found.append(_missing(operator, [o for other, o in after.items() if other not in before]))
            continue
        for code, index, message in changes(operator, later):
            place = later.origin if index is None else places.argument(later, index)
            found.append(
                code.found(f"{later.name}: {message}", place, [Note(f"was {operator.schema}", operator.origin)])
            )
    return found


def _key(operator: Operator) -> tuple[str, str, str]:
    name = operator.name
    return operator.namespace, name.name, name.overload


def _missing(operator: Operator, added: Iterable[Operator]) -> Diagnostic:
    """What to tell of an operator that is gone: perhaps a new overload is the same."""
    for other in added:
        if _key(other)[:2] == _key(operator)[:2] and not list(changes(operator, other)):
            message = f"the overload {operator.name} is called {other.name} now"
            return OVERLOAD_RENAMED.found(message, other.origin, [Note("was here", operator.origin)])
    return OPERATOR_REMOVED.found(f"the operator {operator.name} is gone", operator.origin)


def changes(old: Operator, new: Operator) -> Iterator[Change]:
    """The incompatible changes of one operator."""
    ours, theirs = old.schema, new.schema
    if (ours.vararg, ours.varret) != (theirs.vararg, theirs.varret):
        yield ARGUMENT_ADDED, None, "'...', any number of arguments or returns, has come or gone"
    outs, new_outs = old.arguments.out, new.arguments.out
    count = len(ours.arguments) - len(outs)
    new_count = len(theirs.arguments) - len(new_outs)
    keyword_only = {a.name for a in ours.keyword_only}
    later = theirs.arguments
    for index, argument in enumerate(ours.arguments[:count]):
        if index >= new_count or later[index].name != argument.name:
            yield from _misplaced(argument, index, later, {a.name for a in ours.arguments})
            return
        yield from _argument_changes(argument, later[index], index)
        if index >= len(theirs.positional) and argument.name not in keyword_only:
            yield ARGUMENT_KEYWORD_ONLY, index, f"{argument.name} can be passed by name only"
    for index in range(count, new_count):
        if later[index].default is None:
            yield ARGUMENT_ADDED, index, f"{later[index].name} is new and has no default"
    for index, (argument, other) in enumerate(zip(outs, new_outs, strict=False)):
        if argument.name != other.name:
            yield ARGUMENT_REMOVED, new_count + index, f"the out argument {argument.name} is {other.name} now"
        yield from _argument_changes(argument, other, new_count + index)
    if len(outs) != len(new_outs):
        yield ARGUMENT_REMOVED, None, f"there were {len(outs)} out arguments, and there are {len(new_outs)}"
    yield from _return_changes(old, new)


def _misplaced(argument: Argument, index: int, later: Sequence[Argument], before: set[str]) -> Iterator[Change]:
    """An argument that is not at its place: removed, or pushed away by one that is new."""
    names = [other.name for other in later]
    if argument.name not in names:
        instead = f"; {names[index]} is in its place" if index < len(names) and names[index] not in before else ""
        yield ARGUMENT_REMOVED, None, f"the argument {argument.name} is gone{instead}"
    elif names[index] not in before:
        yield ARGUMENT_ADDED, index, f"{names[index]} is new and stands before {argument.name}"
    else:
        yield ARGUMENT_REMOVED, names.index(argument.name), f"{argument.name} has another place"


def _argument_changes(old: Argument, new: Argument, index: int) -> Iterator[Change]:
    if old.alias != new.alias:
        yield ALIAS_CHANGED, index, f"{old.name} was {old.type} and is {new.type}"
    if not takes(new.type, old.type):
        yield TYPE_NARROWED, index, f"{old.name} took {unaliased(old.type)} and takes {unaliased(new.type)}"
    if old.default is None:
        return
    if new.default is None:
        yield DEFAULT_CHANGED, index, f"{old.name} had the default {old.default} and has none"
    elif old.default.value != new.default.value:
        yield DEFAULT_CHANGED, index, f"{old.name} had the default {old.default} and has {new.default}"


def _return_changes(old: Operator, new: Operator) -> Iterator[Change]:
    ours, theirs = old.schema.returns, new.schema.returns
    if len(ours) != len(theirs):
        yield RETURNS_CHANGED, None, f"there were {len(ours)} results, and there are {len(theirs)}"
        return
    for i, (a, b) in enumerate(zip(ours, theirs, strict=True)):
        if a.name != b.name:
            yield RETURNS_CHANGED, None, f"result {i} was called {a.name!r} and is {b.name!r}"
        if a.alias != b.alias:
            yield ALIAS_CHANGED, None, f"result {i} was {a.type} and is {b.type}"
        if not takes(a.type, b.type):
            yield RETURNS_CHANGED, None, f"result {i} was {unaliased(a.type)} and is {unaliased(b.type)}"


def takes(kind: SchemaType, value: SchemaType) -> bool:
    """Whether an argument of a type takes all values of another."""
    kind, value = _plain(kind), _plain(value)
    if kind == value or kind == BaseType("Any"):
        return True
    if isinstance(kind, OptionalType):
        return takes(kind.elem, value.elem if isinstance(value, OptionalType) else value)
    return kind == BaseType("Scalar") and isinstance(value, BaseType) and value.name in _SCALARS


def _plain(kind: SchemaType) -> SchemaType:
    """The type without annotations, and symbolic integers as integers."""
    kind = unaliased(kind)
    if isinstance(kind, OptionalType):
        return OptionalType(_plain(kind.elem))
    if isinstance(kind, ListType):
        return ListType(_plain(kind.elem), kind.size)
    return BaseType("int") if kind == BaseType("SymInt") else kind
