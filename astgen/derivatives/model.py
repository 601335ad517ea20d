"""What is known of the derivatives of an operator."""

from __future__ import annotations

from dataclasses import dataclass

from astgen.cpp.nodes import Expr, Type
from astgen.derivatives.uses import Uses
from astgen.origin import Origin
from astgen.record import entity, lazy
from astgen.schema.operator import Operator
from astgen.schema.types import SchemaType
from astgen.signature import Binding

DEFAULT_KEY = "Default"
"""The key of formulas that hold for all backends: the dispatch key Autograd."""


@entity
class Saved:
    """Something that the forward call keeps for the backward one.

    ``name`` is the field of the node, ``type`` the C++ type of what is kept, ``value`` the expression that gives it
    when the node is made, ``source`` the argument or result that it is of.
    """

    name: str
    type: Type
    value: Expr
    source: str

    @property
    def is_attribute(self) -> bool:
        """Whether it is something known of the argument or result, not the whole of it."""
        return self.name != self.source

    @property
    def is_strides(self) -> bool:
        """Whether it is the strides of the argument or result."""
        return self.is_attribute and self.name.startswith(f"{self.source}_sym_strides")


@entity
class Derivative:
    """A backward formula, for one input or for several together.

    ``formula`` is over what is saved (``other_scalar_type``), ``written`` over arguments and results, as in the file
    (``other.scalar_type()``).  ``named_gradients`` are the gradients that it calls by the name of a result.
    """

    inputs: tuple[str, ...]
    formula: Expr
    written: Expr
    saved_inputs: tuple[Saved, ...]
    saved_outputs: tuple[Saved, ...]
    named_gradients: frozenset[str]
    origin: Origin


@entity
class ForwardDerivative:
    """A forward formula: the tangent of one result, or of several together.

    ``tangents`` and ``primals`` are the inputs whose tangent (``x_t``) or value (``x_p``) it uses.  Of an in-place
    operator ``original`` is what the formula calls ``self`` as it was before (``original_self_p``), where it uses that;
    ``borrowed`` says that the formula is the functional variant's.
    """

    outputs: tuple[str, ...]
    types: tuple[SchemaType, ...]
    formula: Expr
    tangents: frozenset[str]
    primals: frozenset[str]
    origin: Origin
    original: str = ""
    borrowed: bool = False


@dataclass(frozen=True, kw_only=True, eq=False)
class Differentiability:
    """How one operator is differentiated under one dispatch key.

    ``name`` is the operator's name without the overload; ``node`` the name of the class of the backward node, empty
    where no input has a derivative.  ``inputs`` are the arguments that have one, in the order of the operator's.
    ``non_differentiable`` are arguments that are said to have none.  ``outputs`` says of each result whether it is
    differentiable (None: nothing is said); ``condition`` is what the differentiability of the only result depends on.
    ``supports_complex``: the entry says that its formulas are right for complex numbers, too.
    ``available_gradients`` are the names by which formulas may call gradients, in the order of the results.
    """

    name: str
    operator: Operator
    key: str
    node: str
    derivatives: tuple[Derivative, ...]
    forward: tuple[ForwardDerivative, ...]
    saved_inputs: tuple[Saved, ...]
    saved_outputs: tuple[Saved, ...]
    inputs: tuple[Binding, ...]
    non_differentiable: frozenset[str]
    outputs: tuple[bool, ...] | None
    condition: Expr | None
    available_gradients: tuple[str, ...]
    uses: Uses
    origin: Origin
    supports_complex: bool = False

    @property
    def has_derivatives(self) -> bool:
        """Whether some input has a derivative."""
        return bool(self.inputs)

    @lazy
    def used_gradients(self) -> frozenset[str]:
        """The gradients that some formula calls by the name of a result."""
        return frozenset([name for derivative in self.derivatives for name in derivative.named_gradients])

    @lazy
    def uses_single_gradient(self) -> bool:
        """Whether some formula uses ``grad``, the gradient of the first result."""
        return self._uses("grad")

    @lazy
    def uses_retain_variables(self) -> bool:
        """Whether some formula asks if what is saved is still needed afterwards."""
        return self._uses("retain_variables")

    def _uses(self, name: str) -> bool:
        return any(name in self.uses(derivative.formula) for derivative in self.derivatives)
