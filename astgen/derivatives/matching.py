"""Which formulas an operator has: its own, those of its functional variant, or those of the operator on one tensor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from astgen.codes.derivatives import BORROWED_FORMULA, COMPOSED_OPERATOR
from astgen.derivatives import foreach
from astgen.derivatives.forward import FOREACH, in_place, is_foreach
from astgen.derivatives.model import DEFAULT_KEY, Differentiability, ForwardDerivative
from astgen.errors import Note
from astgen.profiles.profile import Profile
from astgen.record import entity
from astgen.schema.group import Grouping, GroupKey
from astgen.schema.operator import Kind, Operator
from astgen.signatures import SignatureGroup

ByKey = Mapping[str, Differentiability]


@entity
class Match:
    """What holds for an operator, by dispatch key; ``forward`` has the forward formulas as the operator is to use them.

    ``made``: whether it was made for this operator and stands in no file.
    """

    by_key: ByKey
    forward: Mapping[str, tuple[ForwardDerivative, ...]]
    made: bool = False


class Matcher:
    """Finds what holds for operators among what is known of those that have an entry."""

    def __init__(self, known: Mapping[str, ByKey], profile: Profile) -> None:
        """``known`` is what entries say, by the name of the operator, in the order of the file."""
        self._known = known
        self._profile = profile
        self._grouping = Grouping(profile.rules, defaults=False)
        self._functional: dict[GroupKey, ByKey] = {}
        self._others: dict[GroupKey, ByKey] = {}
        self._by_root: dict[str, list[ByKey]] = {}
        for by_key in known.values():
            operator = next(iter(by_key.values())).operator
            kinds = self._functional if operator.kind is Kind.FUNCTIONAL else self._others
            kinds[self._grouping.key(operator)] = by_key
        for by_key in (*self._functional.values(), *self._others.values()):
            self._by_root.setdefault(next(iter(by_key.values())).operator.root, []).append(by_key)

    def match(self, group: SignatureGroup) -> Match | None:
        """What holds for an operator, or nothing.  Raises `SchemaError` where formulas do not fit it."""
        operator = group.operator
        if operator.generated and operator.kind is Kind.OUT:
            return None  # composed of an operator that has its derivative
        known = self._known.get(str(operator.name))
        if known is not None:
            return self._matched(operator, known, exact=True)
        if is_foreach(operator):
            return self._foreach(group)
        if operator.root not in self._by_root:
            return None
        key = self._grouping.key(operator)
        known = self._functional.get(key)
        if known is None and operator.generated:
            known = self._others.get(key)
            if known is not None:
                _check_borrowed(operator, known.values())
        return None if known is None else self._matched(operator, known, exact=False)

    def _foreach(self, group: SignatureGroup) -> Match | None:
        operator = group.operator
        reference = self._reference(operator)
        if reference is None:
            return None
        if operator.kind is Kind.INPLACE:
            return self._matched(operator, {DEFAULT_KEY: reference}, exact=False)
        made = foreach.made_of(reference, group)
        return replace(self._matched(operator, {DEFAULT_KEY: made}, exact=True), made=True)

    def _reference(self, operator: Operator) -> Differentiability | None:
        """What holds for the operator on one tensor that an operator on lists repeats."""
        in_place_too = str(operator.name) in self._profile.autograd_of(operator).foreach_of_in_place
        for by_key in self._by_root.get(operator.name.base.removeprefix(FOREACH), ()):
            reference = by_key.get(DEFAULT_KEY)
            if reference is None or not foreach.is_reference(operator, reference.operator, self._profile):
                continue
            if reference.operator.kind is Kind.FUNCTIONAL or in_place_too:
                return reference
        return None

    def _matched(self, operator: Operator, by_key: ByKey, *, exact: bool) -> Match:
        _check_composed(operator, by_key.values())
        if operator.kind is not Kind.INPLACE:
            return Match(by_key, {key: info.forward for key, info in by_key.items()})
        for info in by_key.values():
            _check_strides(operator, info)
        return Match(by_key, {key: in_place(info, operator, exact=exact) for key, info in by_key.items()})


def _check_borrowed(operator: Operator, infos: Iterable[Differentiability]) -> None:
    """A mutable operator's formula that uses ``self`` does not fit the functional variant, whose ``self`` stays."""
    for info in infos:
        if any("self" in saved.name for saved in info.saved_inputs):
            message = f"the formula uses self, and so does not fit {operator.name}, made of it"
            raise BORROWED_FORMULA.error(message, info.origin)


def _check_composed(operator: Operator, infos: Iterable[Differentiability]) -> None:
    """An operator that is composed of others has its derivative from them."""
    if not operator.is_abstract and (info := next((one for one in infos if one.has_derivatives), None)) is not None:
        message = f"{operator.name} is composed of other operators and cannot have formulas; it has no dispatch"
        raise COMPOSED_OPERATOR.error(message, info.origin, [Note("the operator is here", operator.origin)])


def _check_strides(operator: Operator, info: Differentiability) -> None:
    for derivative in info.derivatives:
        if "self" in derivative.inputs and any(s.is_strides for s in derivative.saved_inputs):
            message = f"the formula for self uses strides, which {operator.name} may change"
            raise BORROWED_FORMULA.error(message, derivative.origin)
