"""Groups: the functional, in-place, out and mutable variants of one operator."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from astgen.schema.function import Argument, Return
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


class Grouping:
    """Tells which operators are variants of each other: those to which it gives the same key.

    Without ``defaults`` the defaults of arguments are not compared.
    """

    def __init__(self, rules: Rules, *, defaults: bool = True) -> None:
        self._compares_defaults = defaults
        self._defaults = rules.grouping_defaults if defaults else {}
        self._names_with_defaults = frozenset(name.partition(".")[0] for name, _ in self._defaults)
        # Equal arguments and returns are mostly one object, so each is looked at once, and keys are made of numbers.
        self._by_argument: dict[int, tuple[Argument, int]] = {}
        self._by_returns: dict[int, tuple[tuple[Return, ...], tuple[int, ...]]] = {}
        self._numbers: dict[object, int] = {}

    def key(self, operator: Operator) -> GroupKey:
        """What the variants of one operator have in common.

        Two operators are variants of each other if they agree in base name, arguments (names, types and
        defaults, without alias annotations, TensorOptions and out) and returns, where what is written
        but not returned counts as a further return at the end.
        """
        return self.key_as(operator, operator.root)

    def key_as(self, operator: Operator, root: str) -> GroupKey:
        """The key that the operator would have under another root name."""
        arguments = operator.arguments
        positional = arguments.positional
        compared = (*positional, *arguments.pre_options, *arguments.post_options)
        numbers = [self._argument(a) for a in compared]
        if operator.name.name in self._names_with_defaults:
            self._apply_defaults(operator, compared, numbers)
        returns = self._returns(operator.schema.returns)
        if written := written_not_returned(operator):
            returns += tuple([self._number(unaliased(a.type)) for a in written])
        return (operator.namespace, root, operator.name.dunder, len(positional), tuple(numbers), returns)

    def _apply_defaults(self, operator: Operator, compared: Sequence[Argument], numbers: list[int]) -> None:
        for i, argument in enumerate(compared):
            default = self._defaults.get((str(operator.name), argument.name))
            if default is not None:
                numbers[i] = self._number((unaliased(argument.type), argument.name, default))

    def _returns(self, returns: tuple[Return, ...]) -> tuple[int, ...]:
        known = self._by_returns.get(id(returns))
        if known is None:
            numbers = tuple([self._number(unaliased(r.type)) for r in returns])
            known = self._by_returns[id(returns)] = (returns, numbers)
        return known[1]

    def _argument(self, argument: Argument) -> int:
        known = self._by_argument.get(id(argument))
        if known is None:
            default = None
            if self._compares_defaults and argument.default is not None:
                default = argument.default.text
            number = self._number((unaliased(argument.type), argument.name, default))
            known = self._by_argument[id(argument)] = (argument, number)
        return known[1]

    def _number(self, value: object) -> int:
        return self._numbers.setdefault(value, len(self._numbers))


def written_not_returned(operator: Operator) -> list[Argument]:
    """The arguments that are written and are no return: self, then out, then the other ones."""
    if not any(a.is_write for a in operator.schema.arguments):
        return []
    arguments = operator.arguments
    itself = () if arguments.self is None else (arguments.self,)
    others = (*arguments.post_self, *arguments.pre_options, *arguments.post_options)
    written = [a for a in (*itself, *arguments.out, *others) if a.is_write]
    returned = [r.alias for r in operator.schema.returns]
    return [a for a in written if a.alias not in returned]


def group_operators(operators: Iterable[Operator], rules: Rules) -> list[OperatorGroup]:
    """The groups of a list of operators, in the order of their first members.

    Of two operators of one kind and key the first is kept in the group (that they clash is lint's to say).
    """
    groups: dict[GroupKey, OperatorGroup] = {}
    grouping = Grouping(rules)
    for operator in operators:
        key = grouping.key(operator)
        group = groups.get(key)
        if group is None:
            group = groups[key] = OperatorGroup()
        group.variants.setdefault(operator.kind, operator)
    return list(groups.values())
