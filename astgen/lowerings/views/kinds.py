"""What autograd asks of views: which operators are views, of what, and the class that makes a view anew."""

from __future__ import annotations

from astgen.derivatives import DifferentiableGroup
from astgen.errors import LoweringError
from astgen.profiles.profile import Profile
from astgen.schema.operator import AT_NAMESPACE, Kind, Operator
from astgen.schema.types import ListType
from astgen.signatures import SignatureGroup

MODIFYING = (Kind.INPLACE, Kind.OUT)
VIEW_INDEX = "view_idx"


def viewed_argument(group: SignatureGroup, profile: Profile) -> str | None:
    """The name of the argument that the results are views of, or nothing.

    Of aten's operators it is known by name, also whether one that gives an alias counts; of others the schema says it.
    """
    operator = group.operator
    if operator.namespace == AT_NAMESPACE:
        facts = profile.autograd_of(operator)
        base = operator.name.base
        return facts.view_functions.get(base) or ("self" if base in facts.composed_views else None)
    return aliased_argument(operator)


def aliased_argument(operator: Operator) -> str | None:
    """The argument that a result is an alias of, of an operator that writes nothing."""
    if not operator.is_view or operator.kind in MODIFYING:
        return None
    aliased = {label for result in operator.schema.returns if result.alias for label in result.alias.before}
    return next((a.name for a in operator.schema.arguments if a.alias and aliased & {*a.alias.before}), None)


def is_view(group: SignatureGroup, profile: Profile) -> bool:
    """Whether the operator gives views and writes nothing."""
    return group.operator.kind not in MODIFYING and viewed_argument(group, profile) is not None


def is_derived(group: DifferentiableGroup, profile: Profile) -> bool:
    """Whether autograd has a generated kernel for the operator."""
    return group.is_derived and group.cpp_name not in profile.facts_of(group.operator).manual_autograd


def is_generated_view(group: DifferentiableGroup, profile: Profile) -> bool:
    """Whether the operator gives views, and is not composed of others that do."""
    return is_view(group, profile) and is_derived(group, profile)


def gives_several(group: SignatureGroup) -> bool:
    """Whether the result is a list of views.  Raises `LoweringError` for several results."""
    returns = group.operator.schema.returns
    if len(returns) != 1:
        raise LoweringError(f"a view has one result: a tensor or a list of tensors, not {len(returns)} results")
    return isinstance(returns[0].type, ListType)


def view_class(group: SignatureGroup) -> str:
    """The name of the class: ``SliceTensorViewFunc`` of ``slice.Tensor``.

    An underscore stays where no letter follows, so that ``view1.d_2`` and ``view.1d2`` have classes of their own.
    """
    words = f"{group.struct_name}_view_func".split("_")
    return "".join([word[:1].upper() + word[1:] if word[:1].isalpha() else f"_{word}" for word in words])
