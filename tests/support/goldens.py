"""The goldens of this project: a file for each kernel of the curated families, a digest for each other one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from astgen.derivatives import Derivatives
from astgen.driver import derive, generate, operator_regions
from astgen.lowerings.registry import Lowering, lowerings_of
from astgen.profiles.profile import Profile
from astgen.regions import Region, lowering_key
from astgen.schema.operator import Operator

GOLDEN = Path(__file__).parent.parent.parent / "golden"


@dataclass(frozen=True)
class GoldenSet:
    """The goldens of a lowering under a profile, in a call form."""

    profile: Profile
    lowering: Lowering

    @property
    def name(self) -> str:
        """Lowering and form as folders and keys spell them; the usual form is not spelled out."""
        return lowering_key(self.lowering, self.profile)

    def regions(self, operators: list[Operator]) -> Iterator[tuple[Region, bool]]:
        """All of them, each operator's pieces as one, and whether it has a file."""
        if self.lowering.whole is not None:
            for file in generate(self.profile, [self.lowering], operators):
                yield Region(f"{self.name}:{file.path}", file.text), False
        curated = families()
        derivatives = _derivatives(self, operators)
        for operator in operators:
            made = operator_regions(operator, self.lowering, self.profile, whole=True, derivatives=derivatives)
            yield from [(region, operator.root in curated) for region in made]


def golden_sets(profile: Profile) -> Iterator[GoldenSet]:
    """The sets of a profile: each lowering, in each call form that the profile has where its kernels call operators."""
    for lowering in lowerings_of(profile):
        for form in profile.shape.calls if lowering.calling else (None,):
            yield GoldenSet(profile.calling(form), lowering)


@cache
def families() -> frozenset[str]:
    """The root names of the curated families."""
    lines = (GOLDEN / "families.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines if (word := line.partition("#")[0].strip()))


_LOADED: list[Derivatives] = []


def _derivatives(golden: GoldenSet, operators: list[Operator]) -> Derivatives | None:
    """The derivatives of a set's operators, read once for all sets of the same ones."""
    if not golden.lowering.differentiates:
        return None
    if not _LOADED or _LOADED[0].operators is not operators:
        _LOADED[:] = [derive(golden.profile, operators)]
    return _LOADED[0]
