"""The kernels of an operator: what its dispatch table says, under the rules of a profile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astgen.record import record, replace
from astgen.schema.function import Argument
from astgen.schema.names import OperatorName
from astgen.schema.operator import COMPOSITE_ONLY, IMPLICIT, Kind, Operator
from astgen.schema.rules import Rules

KERNEL_NAMESPACE = "at::native"
"""The C++ namespace of a kernel that names none."""


@record
class Kernel:
    """The kernel of an operator for one dispatch key.

    ``structured``: it is the ``impl`` of a structured operator, not a function of its own.
    """

    key: str
    namespace: str
    name: str
    structured: bool = False

    @property
    def symint(self) -> bool:
        """Whether it takes symbolic integers; its name says so."""
        return "_symint" in self.name


def kernels_of(operator: Operator, rules: Rules) -> tuple[Kernel, ...]:
    """The kernels of the keys that are not ignored: those of the table, then those made of inner loops.

    An operator without a table that belongs to no structured group is composed of others, by its C++ name.
    """
    attributes = operator.attributes
    if attributes.dispatch is None and not operator.is_structured:
        text = operator.name.name
        return (Kernel(IMPLICIT, KERNEL_NAMESPACE, f"{text}_out" if operator.kind is Kind.OUT else text),)
    table = [(key, kernel) for key, kernel in attributes.dispatch or () if key not in rules.ignored_keys]
    kernels = [_kernel(key, text, attributes.structured and key in rules.structured_keys) for key, text in table]
    if attributes.ufunc_inner_loop:
        name = operator.name.name
        kernels += [Kernel(key, KERNEL_NAMESPACE, f"ufunc_{name}_{key}", structured=True) for key in rules.ufunc_keys]
    return tuple(kernels)


def _kernel(key: str, text: str, structured: bool) -> Kernel:
    """The kernel that a table names, as ``name`` or ``namespace::name``: that has a namespace ``native`` within."""
    namespace, _, name = text.rpartition("::")
    return Kernel(key, f"{namespace}::native" if namespace else KERNEL_NAMESPACE, name, structured)


def has_backend_kernel(operator: Operator, kernels: Iterable[Kernel]) -> bool:
    """Whether one of these kernels, or the one it delegates to, is a backend's own.

    As `Operator.is_abstract`, which asks the same of the whole dispatch table, of keys that a profile ignores as well.
    """
    attributes = operator.attributes
    if attributes.abstract is not None:
        return attributes.abstract
    keys = {kernel.key for kernel in kernels}
    return attributes.structured_delegate is not None or not keys or not keys <= COMPOSITE_ONLY


def impl_arguments(operator: Operator) -> tuple[Argument, ...]:
    """The arguments of the ``impl`` of a structured operator: what its meta function computes stands before out."""
    arguments, precomputed = operator.arguments, operator.attributes.precomputed
    if precomputed is None:
        return operator.schema.arguments
    replaced = dict(precomputed.replaced)
    inputs = [each for argument in arguments.inputs for each in replaced.get(argument.name, (argument,))]
    return (*inputs, *precomputed.added, *arguments.out)


def link_functionals(operators: Sequence[Operator]) -> list[Operator]:
    """The same operators; structured ones know the functional operator that delegates to them."""
    functionals = {
        _delegate_of(operator, operator.attributes.structured_delegate): operator.name
        for operator in operators
        if operator.attributes.structured_delegate is not None and operator.kind is Kind.FUNCTIONAL
    }
    return [_linked(operator, functionals) if operator.attributes.structured else operator for operator in operators]


_Key = tuple[str, str, str]


def _delegate_of(operator: Operator, name: OperatorName) -> _Key:
    """The delegate is in the namespace of the operator."""
    return (operator.namespace, name.name, name.overload)


def _linked(operator: Operator, functionals: dict[_Key, OperatorName]) -> Operator:
    functional = functionals.get(_delegate_of(operator, operator.name))
    return replace(operator, attributes=replace(operator.attributes, functional=functional))
