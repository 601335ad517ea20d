"""The signatures of an operator together with how it is differentiated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from astgen.derivatives.matching import Match
from astgen.derivatives.model import DEFAULT_KEY, Differentiability, ForwardDerivative
from astgen.profiles.profile import Profile
from astgen.record import record
from astgen.schema.operator import Operator
from astgen.schema.traits import is_tensor_like
from astgen.schema.types import SchemaType
from astgen.signatures import SignatureGroup


@record
class Output:
    """A result that can be differentiated, under the name that it has in a kernel."""

    name: str
    type: SchemaType


class DifferentiableGroup(SignatureGroup):
    """All signatures of an operator, and its derivatives.

    ``by_key`` is what holds for it under each dispatch key of its formulas, None where it has none; ``nodes`` are the
    backward nodes that are its own, not those that it shares with the operator whose formulas it has.
    """

    def __init__(
        self, operator: Operator, profile: Profile, match: Match | None, nodes: Sequence[Differentiability] = ()
    ) -> None:
        super().__init__(operator, profile)
        self._match = match
        self.nodes = nodes

    @property
    def by_key(self) -> Mapping[str, Differentiability] | None:
        return None if self._match is None else self._match.by_key

    @property
    def has_derivatives(self) -> bool:
        """Whether some argument has a derivative under some key."""
        return any(info.has_derivatives for info in (self.by_key or {}).values())

    @property
    def is_derived(self) -> bool:
        """Whether autograd has a kernel: not where the operator is composed of others that have one."""
        return self.operator.is_abstract or self.has_derivatives

    def forward(self, key: str = DEFAULT_KEY) -> Sequence[ForwardDerivative]:
        """The forward formulas under a key."""
        return () if self._match is None else self._match.forward.get(key, ())

    def differentiable_outputs(self, key: str = "") -> list[Output]:
        """The results that can be differentiated: as the entry says, else the tensors.

        Where a formula uses ``grad`` alone only the first of them has a gradient.  ``key`` is one of those that there
        are formulas for; without it those for all backends count, or where there are none the first there are.
        """
        info = self._info(key)
        outputs = [Output(n, r.type) for n, r in zip(self.results, self.operator.schema.returns, strict=True)]
        if info is not None and info.outputs is not None:
            return [output for output, truth in zip(outputs, info.outputs, strict=True) if truth]
        tensors = [output for output in outputs if is_differentiable(output.name, output.type, info)]
        return tensors[:1] if info is not None and info.uses_single_gradient else tensors

    def _info(self, key: str) -> Differentiability | None:
        """What holds under a key, or for what does not depend on one."""
        if self.by_key is None:
            return None
        return self.by_key[key] if key else self.by_key.get(DEFAULT_KEY) or next(iter(self.by_key.values()))


def is_differentiable(name: str, kind: SchemaType, info: Differentiability | None) -> bool:
    """Whether an argument or result can be differentiated: a tensor that is not said to be non-differentiable."""
    return is_tensor_like(kind) and (info is None or name not in info.non_differentiable)
