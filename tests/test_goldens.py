"""The generated code is what the goldens say: kernel by kernel, in each call form of each profile."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from types import CodeType, FrameType

import pytest
from support.goldens import GOLDEN, GoldenSet, families, golden_sets

from astgen.driver import derive, render_operator
from astgen.golden.names import golden_path, parse_name
from astgen.lowerings import backward, differentiating, views
from astgen.lowerings.registry import find_lowering, lowerings_of
from astgen.profiles import shapes
from astgen.profiles.profile import Feature, Profile
from astgen.profiles.registry import get_profile
from astgen.profiles.torch_1_9_dev import TORCH_1_9_DEV
from astgen.profiles.torch_2_13 import TORCH_2_13
from astgen.schema.operator import Operator
from astgen.testing import GoldenFixture

SETS = [golden for name in ("torch-1.9-dev", "torch-2.13") for golden in golden_sets(get_profile(name))]


@pytest.mark.parametrize("golden", SETS, ids=lambda golden: f"{golden.profile.name}-{golden.name}")
def test_goldens(golden: GoldenSet, astgen_golden: GoldenFixture, request: pytest.FixtureRequest) -> None:
    old = golden.profile.name == "torch-1.9-dev"
    operators = request.getfixturevalue("old_operators" if old else "new_operators")
    found = {region.key: (region, filed) for region, filed in golden.regions(operators)}
    astgen_golden.check_all(
        [region for region, _ in found.values()],
        profile=golden.profile.name,
        in_file=lambda key: found[key][1],
        complete=True,
    )
    for region, filed in found.values():
        if filed:
            path = GOLDEN / golden_path(parse_name(f"{golden.profile.name}/{region.key}"))
            assert path.read_text("utf-8").split("\n", 2)[1] == f"// {region.operator}", f"{path}: the header is old"


def test_every_family_exists(old_operators: list[Operator], new_operators: list[Operator]) -> None:
    roots = {operator.root for operator in [*old_operators, *new_operators]}
    assert families() <= roots


def is_whole(name: str) -> bool:
    """Whether a lowering makes files of all operators together."""
    return name != "calling" and find_lowering(name).whole is not None


PROFILES = (TORCH_1_9_DEV, TORCH_2_13)
NAMES = dict.fromkeys(["calling", *[one.name for profile in PROFILES for one in lowerings_of(profile)]])
LOWERINGS = [import_module(f"astgen.lowerings.{name}") for name in NAMES]
FOUND = {name: find_lowering(name) for name in NAMES if name != "calling"}
# what is lowered operator by operator, and what it builds with
PARTS = [
    import_module(f"{package.__name__}.{part.name}")
    for package in (backward, differentiating, views)
    for part in iter_modules(package.__path__)
]
WATCHED = [*[module for name, module in zip(NAMES, LOWERINGS, strict=True) if not is_whole(name)], *PARTS, shapes]


def test_the_curated_families_reach_every_line(
    old_profile: Profile, old_operators: list[Operator], new_profile: Profile, new_operators: list[Operator]
) -> None:
    """Of the lowerings, and of what they build with."""
    watched = Watched({str(module.__file__) for module in WATCHED})
    derivatives = derive(new_profile, new_operators)
    for function in [value for module in WATCHED for value in vars(module).values()]:
        if hasattr(function, "cache_clear"):
            function.cache_clear()
    before = sys.gettrace()
    sys.settrace(watched.watch)
    try:
        for operator in new_operators:
            if operator.root in families():
                render_operator(operator, FOUND["ops"], new_profile.without(Feature.PER_OPERATOR_HEADERS))
        for profile, operators, chosen in (
            (old_profile, old_operators, None),
            (new_profile, new_operators, derivatives),
        ):
            for golden in golden_sets(profile):
                for operator in operators:
                    if operator.root in families():
                        render_operator(operator, golden.lowering, golden.profile, derivatives=chosen)
    finally:
        sys.settrace(before)
    every = set.union(*(lines_of(module) for module in WATCHED))
    missed = [f"{path}:{line}" for path, line in sorted(every - watched.reached)]
    # names that clash, errors, and what operators outside aten need: these have tests of their own
    rare = ("Locals(*", "raise ", "aliased_argument(", "refusal(", "_kept_optional(", "# an array", "own_headers(")
    assert not [place for place in missed if not any(text in source_line(place) for text in rare)]


# What no operator of aten needs while it is lowered: the frames of files, and operators of other namespaces.
ELSEWHERE = {
    "kernel_scope",
    "_registrations",
    "within",
    "scope",
    "aliased_argument",
    "refusal",
    "_kept_optional",
    "_unpacking",
    "own_headers",
    "per_operator_headers",
    *[plan.frame.__name__ for found in FOUND.values() for plan in found.files],
    *[plan.when.__name__ for found in FOUND.values() for plan in found.files if plan.when is not None],
}


class Watched:
    """The lines of some files that were reached.

    A function is watched until all of its lines were: that makes most calls as fast as without.
    """

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.reached: set[tuple[str, int]] = set()
        self._left: dict[int, tuple[CodeType, set[int]]] = {}  # by identity: codes compare by all that is in them

    def watch(self, frame: FrameType, event: str, argument: object) -> object:
        code = frame.f_code
        if id(code) not in self._left:
            lines = {line for _, _, line in code.co_lines() if line is not None}
            self._left[id(code)] = (code, lines if code.co_filename in self.files else set())
        left = self._left[id(code)][1]
        if frame.f_lineno in left:
            left.discard(frame.f_lineno)
            self.reached.add((code.co_filename, frame.f_lineno))
        return self.watch if left else None


def lines_of(module: object) -> set[tuple[str, int]]:
    """The lines of a module's functions that hold code, but for those that no operator of aten needs."""
    path = str(module.__file__)  # type: ignore[attr-defined]
    with open(path) as file:
        code = compile(file.read(), path, "exec")
    return {
        (path, line)
        for function in functions(code)
        if function.co_flags & inspect.CO_OPTIMIZED and ELSEWHERE.isdisjoint(function.co_qualname.split("."))
        for _, _, line in function.co_lines()
        if line is not None and line != function.co_firstlineno
    }


def functions(code: CodeType) -> Iterable[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from functions(constant)


def source_line(place: str) -> str:
    path, _, line = place.rpartition(":")
    with open(path) as file:
        return file.read().split("\n")[int(line) - 1]
