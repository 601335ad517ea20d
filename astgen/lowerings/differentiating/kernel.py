"""What is decided about an autograd kernel before it is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astgen.cpp.build import name
from astgen.cpp.hygiene import own
from astgen.cpp.nodes import Expr, Name
from astgen.derivatives import Differentiability, DifferentiableGroup, ForwardDerivative
from astgen.derivatives.foreach import each, inputs_of, pairs
from astgen.derivatives.forward import is_foreach
from astgen.derivatives.group import Output, is_differentiable
from astgen.errors import LoweringError
from astgen.lowerings.frames import kernel_path
from astgen.lowerings.views.kinds import viewed_argument
from astgen.profiles.profile import Feature, Profile
from astgen.record import entity, lazy
from astgen.schema.function import Argument
from astgen.schema.operator import AT_NAMESPACE, Kind
from astgen.schema.traits import is_tensor_like
from astgen.schema.types import ListType, SchemaType

NODES = "torch::autograd::generated"


@entity
class Input:
    """An argument that can be differentiated.

    Formulas call it ``name``, and ``type`` is the type that it has for them.  ``argument`` is the kernel's own: of an
    in-place operator on lists formulas are those of the operator on one tensor, and the argument is a list.
    """

    name: str
    type: SchemaType
    argument: Argument

    @property
    def whole(self) -> Expr:
        """The argument as the kernel has it."""
        return name(self.argument.name)

    @property
    def each(self) -> Expr:
        """The argument, or where it is a list the tensor in it that is worked on."""
        return each(self.argument)

    @property
    def is_one_of_list(self) -> bool:
        """Whether the argument is a list of whose tensors formulas see one at a time."""
        return isinstance(self.argument.type, ListType)

    @property
    def is_list(self) -> bool:
        """Whether formulas are given a list of tensors."""
        return isinstance(self.type, ListType)


@dataclass(frozen=True, eq=False)
class Kernel:
    """An autograd kernel of an operator under one dispatch key."""

    group: DifferentiableGroup
    profile: Profile
    key: str
    info: Differentiability | None

    # --- what the operator is ---

    @property
    def cpp_name(self) -> str:
        return self.group.cpp_name

    @property
    def root(self) -> str:
        return self.group.root

    @property
    def in_place(self) -> bool:
        return self.group.operator.kind is Kind.INPLACE

    @property
    def is_out(self) -> bool:
        return self.group.operator.kind is Kind.OUT

    @property
    def writes(self) -> bool:
        """Whether its results are arguments that it writes."""
        return self.in_place or self.is_out

    @lazy
    def foreach(self) -> bool:
        """Whether it works on each tensor of a list."""
        return is_foreach(self.group.operator)

    @property
    def in_place_foreach(self) -> bool:
        """Whether it has a node for each tensor of a list, since it works in place: by the formulas of one tensor."""
        return self.foreach and self.in_place

    @lazy
    def is_view(self) -> bool:
        """Whether it makes views for autograd."""
        return viewed_argument(self.group, self.profile) is not None

    @property
    def in_torch(self) -> bool:
        """Whether it is a part of torch, and can call what torch does not export."""
        return self.group.operator.namespace == AT_NAMESPACE

    # --- what can be differentiated ---

    @lazy
    def inputs(self) -> tuple[Input, ...]:
        """The arguments that can be differentiated."""
        inputs = self.group.operator.arguments.inputs
        theirs = self.references
        if not theirs:
            return self.inputs_as_written
        found = [Input(one.name, one.type, a) for a in inputs if (one := theirs.get(a.name, a))]
        return tuple([one for one in found if is_differentiable(one.name, one.type, self.info)])

    @lazy
    def inputs_as_written(self) -> tuple[Input, ...]:
        """The same under the names and with the types of its own schema."""
        arguments = self.group.operator.arguments.inputs
        return tuple([Input(a.name, a.type, a) for a in arguments if is_differentiable(a.name, a.type, self.info)])

    @lazy
    def references(self) -> dict[str, Argument]:
        """Of an in-place operator on lists, the arguments of the operator on one tensor, by the names of its own."""
        if not self.in_place_foreach or self.info is None:
            return {}
        return {ours.name: theirs for ours, theirs in pairs(self.group.operator, self.info.operator)}

    @lazy
    def own_names(self) -> dict[str, Argument]:
        """The other way round: its own arguments, by the names that formulas have for them."""
        ours = {argument.name: argument for argument in inputs_of(self.group.operator)}
        return {theirs.name: ours[text] for text, theirs in self.references.items()}

    @lazy
    def derived(self) -> tuple[Input, ...]:
        """The inputs that have a derivative; all, where there are no formulas."""
        if self.info is None or not self.info.has_derivatives:
            return self.inputs
        names = {text for derivative in self.info.derivatives for text in derivative.inputs}
        found = tuple([one for one in self.inputs if one.name in names])
        if missing := names - {one.name for one in found}:
            raise LoweringError(f"there is a formula for {min(missing)!r}, which is no argument to differentiate")
        return found

    @lazy
    def outputs(self) -> Sequence[Output]:
        """The results that can be differentiated."""
        return self.group.differentiable_outputs(self.key)

    @lazy
    def forward(self) -> Sequence[ForwardDerivative]:
        """The forward formulas."""
        return self.group.forward(self.key)

    # --- decisions ---

    @lazy
    def requires_derivative(self) -> bool:
        """Whether it takes part in differentiation.  Raises `LoweringError` for formulas that are of no use."""
        if Feature.BACKWARD_NODES not in self.profile.has:
            return False
        facts = self.profile.autograd_of(self.group.operator)
        without = self.root in facts.without_derivative or self.cpp_name in facts.without_derivative
        found = not without and bool(self.inputs) and (bool(self.outputs) or self.in_place_foreach)
        has_formulas = self.info is not None and self.info.has_derivatives
        if has_formulas and not found and self.group.operator.schema.returns:
            raise LoweringError(f"{self.cpp_name} has formulas, but nothing of it can be differentiated")
        if found and self.forward and not self.in_place_foreach:
            self._check_forward()
        return found

    def _check_forward(self) -> None:
        covered, count = sum(len(forward.outputs) for forward in self.forward), len(self.outputs)
        origin = self.forward[0].origin
        if covered != count:
            raise LoweringError(f"{covered} of {count} differentiable results have forward formulas", origin)

    @lazy
    def decomposes(self) -> bool:
        """Whether tangents come from a decomposition: that is tried where there is no forward formula."""
        has_results = bool(self.group.operator.schema.returns)
        return self.requires_derivative and not self.forward and not self.writes and has_results

    @property
    def node(self) -> str:
        """The class of its backward node; one outside torch by its whole path, since torch may have one of the name."""
        if self.info is None or not self.info.has_derivatives:
            return "NotImplemented"
        node = self.info.node
        return node if self.in_torch else f"{NODES}::{kernel_path(self.group.operator.namespace, node)}"


def forward_flag(forward: ForwardDerivative) -> Name:
    """The variable that says whether a tangent is there for a forward formula."""
    return own(f"_any_has_forward_grad_{'_'.join(forward.outputs)}")


def is_single_tensor(kind: SchemaType) -> bool:
    """Whether a type is one tensor, not a list of them."""
    return is_tensor_like(kind) and not isinstance(kind, ListType)
