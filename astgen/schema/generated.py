"""The out and functional operators that are derived from the written ones.

An entry asks for them by ``autogen``.  The derived operator has a composite kernel that calls the
one it is derived from, and a schema made by rule: an out variant of a functional or mutable operator
has an out argument for each tensor it returns, one of an in-place operator has ``self``'s; a
functional variant returns what the other one writes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astgen.record import replace
from astgen.schema.function import Argument, FunctionSchema, Return
from astgen.schema.group import OperatorGroup, group_operators, written_not_returned
from astgen.schema.names import OperatorName
from astgen.schema.operator import Arguments, Attributes, Kind, Operator, group_arguments, kind_of, root_name
from astgen.schema.rules import Rules
from astgen.schema.traits import is_tensor_like, unaliased
from astgen.schema.types import AliasSet, BaseType, ListType, OptionalType, SchemaType

_KEPT_TAGS = frozenset({"nondeterministic_seeded", "view_copy", "pt2_compliant_tag"})
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_COMPOSITE_EXPLICIT = "CompositeExplicitAutograd"


def generated_operators(operators: Sequence[Operator], rules: Rules) -> list[Operator]:
    """The operators derived from ``operators``, group by group, in each the out variant first."""
    generated: list[Operator] = []
    for group in group_operators(_that_may_derive(operators), rules):
        generated += derive_variants(group, rules)
    return generated


def _that_may_derive(operators: Sequence[Operator]) -> list[Operator]:
    """The operators of those root names in which one asks for a variant, or writes and may lack a functional one.

    The others, about half, need not be grouped.
    """
    roots = {
        (operator.namespace, operator.root)
        for operator in operators
        if operator.attributes.autogen or operator.kind in (Kind.INPLACE, Kind.MUTABLE)
    }
    return [operator for operator in operators if (operator.namespace, operator.root) in roots]


def derive_variants(group: OperatorGroup, rules: Rules) -> list[Operator]:
    """The variants that a group lacks and that its ``autogen`` asks for."""
    variants = group.variants
    base = next(variants[kind] for kind in _BASES if kind in variants)
    gets_out = Kind.OUT not in variants and _asks_for_out(base) and _can_have_out(base)
    gets_functional = Kind.FUNCTIONAL not in variants and (gets_out or Kind.OUT in variants)
    if not (gets_out or gets_functional) or _has_no_derived(group, rules):
        return []
    derived = []
    if gets_out:
        derived.append(_derive(base, out_schema(base), rules))
    if gets_functional:
        derived.append(_derive(base, functional_schema(base), rules))
    return derived


# Which variant the others are derived from: the first of these that there is.
_BASES = (Kind.MUTABLE, Kind.INPLACE, Kind.OUT, Kind.FUNCTIONAL)


def has_no_derived(operator: Operator) -> bool:
    """Whether nothing is derived from an operator that stands alone, whatever its ``autogen`` says."""
    return _has_no_derived(OperatorGroup({operator.kind: operator}), Rules())


def _has_no_derived(group: OperatorGroup, rules: Rules) -> bool:
    variants = group.variants.values()
    if list(group.variants) == [Kind.OUT]:
        return True  # an out operator alone: its functional form has another signature
    if all(o.attributes.manual_cpp_binding for o in variants):
        return True
    if any(o.is_view and o.name.name != "set_" for o in variants):
        return True
    if all(o.is_composite_implicit for o in variants) and not any("core" in o.attributes.tags for o in variants):
        return True
    return any(str(o.name) in rules.ungrouped for o in variants)


def _asks_for_out(operator: Operator) -> bool:
    return any("out" in str(name) for name in operator.attributes.autogen)


def _can_have_out(operator: Operator) -> bool:
    return operator.kind is Kind.INPLACE or any(is_tensor_like(r.type) for r in operator.schema.returns)


def _derive(base: Operator, schema: FunctionSchema, rules: Rules) -> Operator:
    """An operator with a derived schema: a free function with a composite kernel."""
    is_out = any(a.is_write for a in schema.keyword_only)
    kernel = schema.name.unambiguous if is_out else schema.name.name
    if base.has_symint:
        kernel = f"{kernel}_symint"
    tags = {"generated", *(base.attributes.tags & _KEPT_TAGS), *(("out",) if is_out else ())}
    attributes = Attributes(
        dispatch=((_COMPOSITE_EXPLICIT, kernel),),
        tags=frozenset(tags),
        use_const_ref_for_mutable_tensors=base.attributes.use_const_ref_for_mutable_tensors,
        device_check=False,
        device_guard=False,
        abstract=base.is_abstract,
    )
    arguments = group_arguments(schema)
    kind = kind_of(schema, arguments, mutable=rules.mutable_kind)
    return Operator(schema, arguments, kind, root_name(schema.name), attributes, base.origin, generated=True)


# --- schemas ---


def out_schema(operator: Operator) -> FunctionSchema:
    """The schema of the out variant of a functional, mutable or in-place operator."""
    name = operator.name
    overload = f"{name.overload}_out" if name.overload else "out"
    new_name = OperatorName(name.namespace, _functional_name(operator), overload)
    schema, arguments = operator.schema, operator.arguments
    if operator.kind is Kind.INPLACE:
        assert arguments.self is not None
        itself = replace(arguments.self, type=unaliased(arguments.self.type))
        out: Iterable[Argument] = (Argument(arguments.self.type, "out"),)
        return replace(
            schema,
            name=new_name,
            positional=(*arguments.pre_self, itself, *arguments.post_self),
            keyword_only=(*schema.keyword_only, *out),
        )
    out, returns = _outs_for_returns(schema)
    if operator.kind is Kind.MUTABLE:
        return replace(schema, name=new_name, keyword_only=(*schema.keyword_only, *out), returns=returns)
    return FunctionSchema(
        name=new_name,
        positional=_without_aliases(arguments.positional),
        keyword_only=(*_keyword_without_options(arguments), *out),
        returns=returns,
    )


def functional_schema(operator: Operator) -> FunctionSchema:
    """The schema of the functional variant: it returns, last, what the operator writes and does not return."""
    name, arguments = operator.name, operator.arguments
    base = _functional_name(operator)
    if operator.kind is Kind.MUTABLE:
        base = f"{base}_functional"
    returns = [Return(unaliased(r.type), r.name) for r in operator.schema.returns]
    returns += [Return(unaliased(a.type), f"{a.name}_out") for a in written_not_returned(operator)]
    return FunctionSchema(
        name=OperatorName(name.namespace, base, name.overload),
        positional=_without_aliases(arguments.positional),
        keyword_only=_keyword_without_options(arguments),
        returns=tuple(returns),
    )


def _functional_name(operator: Operator) -> str:
    """The name without the mark of the in-place form: ``add`` of ``add_``, ``__and__`` of ``__iand__``."""
    name = operator.name
    if not name.inplace:
        return name.name
    return f"__{name.base}__" if name.dunder else name.base


def _without_aliases(arguments: Iterable[Argument]) -> tuple[Argument, ...]:
    return tuple([replace(a, type=unaliased(a.type)) if a.alias else a for a in arguments])


def _keyword_without_options(arguments: Arguments) -> tuple[Argument, ...]:
    return _without_aliases((*arguments.pre_options, *arguments.post_options))


def _outs_for_returns(schema: FunctionSchema) -> tuple[list[Argument], tuple[Return, ...]]:
    """An out argument for each tensor-like return, and the returns that are left.

    The letter of an out argument is taken, by the position of its return, from the letters that no
    argument uses.  Where all returns are plain tensors the out arguments are returned, else only
    what is no tensor.
    """
    used = {letter for a in schema.arguments if a.alias for letter in a.alias.before}
    letters = [letter for letter in _LETTERS if letter not in used]
    all_tensors = all(unaliased(r.type) == BaseType("Tensor") for r in schema.returns)
    outs: list[Argument] = []
    returns: list[Return] = []
    for i, result in enumerate(schema.returns):
        if not is_tensor_like(result.type):
            returns.append(result)
            continue
        kind = _written(result.type, AliasSet((letters[i] if i < len(letters) else f"a{i}",), write=True))
        outs.append(Argument(kind, "out" if len(schema.returns) == 1 else f"out{i}"))
        if all_tensors:
            returns.append(Return(kind))
    return outs, tuple(returns)


def _written(kind: SchemaType, alias: AliasSet) -> SchemaType:
    """The type with this annotation on its tensor."""
    if isinstance(kind, (OptionalType, ListType)):
        return replace(kind, elem=_written(kind.elem, alias))
    assert isinstance(kind, BaseType)
    return BaseType(kind.name, alias)
