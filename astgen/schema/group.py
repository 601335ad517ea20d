"""Groups: the functional, in-place, out and mutable variants of one operator."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from astgen.schema.function import Argument
from astgen.schema.operator import Kind, Operator
from astgen.schema.rules import Rules
from astgen.schema.traits import unaliased

GroupKey = tuple[object, ...]


@dataclass(slots=True)
class OperatorGroup:
    """The variants of one operator, one of each kind at most, in the order in which they were found."""

    variants: dict[Kind, Operator] = field(default_factory=dict)

    def __getitem__(self, kind: Kind) -> Operator | None:
        return self.variants.get(kind)


def group_key(operator: Operator, rules: Rules) -> GroupKey:
    """What the variants of one operator have in common.

    Two operators are variants of each other if they agree in base name, arguments (names, types and
    defaults, without alias annotations, TensorOptions and out) and returns, where what is written
    but not returned counts as a further return at the end.
    """
    arguments = operator.arguments
    positional = arguments.positional
    keyword = (*arguments.pre_options, *arguments.post_options)
    defaults = rules.grouping_defaults
    if defaults:
        name = str(operator.name)
        keys = tuple([_argument_key(a, defaults.get((name, a.name))) for a in (*positional, *keyword)])
    else:
        keys = tuple([_argument_key(a) for a in (*positional, *keyword)])
    returns = [unaliased(r.type) for r in operator.schema.returns]
    returns += [unaliased(a.type) for a in written_not_returned(operator)]
    return (operator.namespace, operator.root, operator.name.dunder, len(positional), keys, tuple(returns))


def _argument_key(argument: Argument, default: str | None = None) -> tuple[object, ...]:
    if argument.default is not None:
        default = argument.default.text
    return (unaliased(argument.type), argument.name, default)


def written_not_returned(operator: Operator) -> list[Argument]:
    """The arguments that are written and are no return: self, then out, then the other positional ones."""
    arguments = operator.arguments
    itself = () if arguments.self is None else (arguments.self,)
    written = [a for a in (*itself, *arguments.out, *arguments.post_self) if a.is_write]
    if not written:
        return []
    returned = [r.alias for r in operator.schema.returns]
    return [a for a in written if a.alias not in returned]


def group_operators(operators: Iterable[Operator], rules: Rules) -> list[OperatorGroup]:
    """The groups of a list of operators, in the order of their first members.

    Of two operators of one kind and key the first is kept in the group (that they clash is lint's to say).
    """
    groups: dict[GroupKey, OperatorGroup] = {}
    for operator in operators:
        key = group_key(operator, rules)
        group = groups.get(key)
        if group is None:
            group = groups[key] = OperatorGroup()
        group.variants.setdefault(operator.kind, operator)
    return list(groups.values())
