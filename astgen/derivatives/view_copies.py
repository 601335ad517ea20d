"""The copying variants of views (``select_copy`` of ``select``): they have the views' derivatives."""

from __future__ import annotations

from collections.abc import Iterable

from astgen.schema.group import Grouping, GroupKey
from astgen.schema.operator import Kind, Operator
from astgen.schema.rules import Rules

_SUFFIX = "_copy"


def view_copies(operators: Iterable[Operator], rules: Rules) -> dict[str, Operator]:
    """The copying variant of each view that has one, by the name of the view.

    It has the view's name with ``_copy`` appended, and the same arguments and returns.
    """
    grouping = Grouping(rules)
    views: dict[GroupKey, Operator] = {}
    copies: dict[GroupKey, Operator] = {}
    for operator in operators:
        if operator.is_view:
            if not operator.name.inplace:
                views[grouping.key(operator)] = operator
        elif operator.kind is Kind.FUNCTIONAL and operator.root.endswith(_SUFFIX):
            copies[grouping.key_as(operator, operator.root.removesuffix(_SUFFIX))] = operator
    return {str(view.name): copies[key] for key, view in views.items() if key in copies}
