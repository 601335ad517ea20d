"""The copying variants of views (``select_copy`` of ``select``): they have the views' derivatives."""

from __future__ import annotations

from collections.abc import Sequence

from astgen.schema.group import Grouping, GroupKey
from astgen.schema.operator import Kind, Operator
from astgen.schema.rules import Rules

_SUFFIX = "_copy"


def view_copies(operators: Sequence[Operator], rules: Rules) -> dict[str, Operator]:
    """The copying variant of each view that has one, by the name of the view.

    It has the view's name with ``_copy`` appended, and the same arguments and returns.
    """
    grouping = Grouping(rules)
    copies: dict[GroupKey, Operator] = {}
    roots: set[str] = set()
    for operator in operators:
        if operator.kind is Kind.FUNCTIONAL and operator.root.endswith(_SUFFIX) and not operator.is_view:
            root = operator.root.removesuffix(_SUFFIX)
            roots.add(root)
            copies[grouping.key_as(operator, root)] = operator
    views = {
        grouping.key(operator): operator
        for operator in operators
        if operator.root in roots and operator.is_view and not operator.name.inplace
    }
    return {str(view.name): copies[key] for key, view in views.items() if key in copies}
