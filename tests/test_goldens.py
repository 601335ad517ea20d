"""The generated code is what the goldens say: kernel by kernel, in each call form of each profile."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from importlib import import_module
from types import CodeType, FrameType

import pytest
from support.goldens import GOLDEN, GoldenSet, expected, families, golden_sets, present

from astgen.driver import render_operator
from astgen.profiles import shapes
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.profiles.torch_1_9_dev import TORCH_1_9_DEV
from astgen.schema.operator import Operator

SETS = [golden for name in ("torch-1.9-dev", "torch-2.13") for golden in golden_sets(get_profile(name))]


@pytest.mark.parametrize("golden", SETS, ids=lambda golden: f"{golden.profile.name}-{golden.name}")
def test_goldens(golden: GoldenSet, request: pytest.FixtureRequest) -> None:
    old = golden.profile.name == "torch-1.9-dev"
    files = expected(golden, request.getfixturevalue("old_operators" if old else "new_operators"))
    wrong = [path for path, text in files.items() if not path.exists() or path.read_bytes() != text.encode()]
    left = present(golden) - files.keys()
    shown = [str(path.relative_to(GOLDEN.parent)) for path in sorted({*wrong, *left})]
    assert not shown, f"{len(shown)} goldens differ; `python tests/update_goldens.py` updates them: {shown[:10]}"


def test_every_family_exists(old_operators: list[Operator], new_operators: list[Operator]) -> None:
    roots = {operator.root for operator in [*old_operators, *new_operators]}
    assert families() <= roots


LOWERINGS = [import_module(f"astgen.lowerings.{name}") for name in ("calling", *TORCH_1_9_DEV.lowerings)]
WATCHED = [*LOWERINGS, shapes]


def test_the_curated_families_reach_every_line(
    old_profile: Profile, old_operators: list[Operator], new_profile: Profile, new_operators: list[Operator]
) -> None:
    """Of the lowerings, and of what they build with."""
    reached: set[tuple[str, int]] = set()
    files = {module.__file__ for module in WATCHED}

    def watch(frame: FrameType, event: str, argument: object) -> object:
        if frame.f_code.co_filename not in files:
            return None
        reached.add((frame.f_code.co_filename, frame.f_lineno))
        return watch

    for function in [value for module in WATCHED for value in vars(module).values()]:
        if hasattr(function, "cache_clear"):
            function.cache_clear()
    before = sys.gettrace()
    sys.settrace(watch)
    try:
        for profile, operators in ((old_profile, old_operators), (new_profile, new_operators)):
            for golden in golden_sets(profile):
                for operator in operators:
                    if operator.root in families():
                        render_operator(operator, golden.lowering, golden.profile)
    finally:
        sys.settrace(before)
    every = set.union(*(lines_of(module) for module in WATCHED))
    missed = [f"{path}:{line}" for path, line in sorted(every - reached)]
    assert not [place for place in missed if "Locals(*" not in source_line(place)]


# What no operator of aten needs while it is lowered: the frames of files, operators of other namespaces, and in
# translation what goes from the dispatcher's arguments to others, and errors (all have tests of their own).
ELSEWHERE = {
    "frame", "header", "source", "has_source", "members", "kernel_scope", "gather", "unsatisfied", "nearest",
    "_listed", "_needed", "distance", "if_there", "_itself", "<lambda>",
}  # fmt: skip


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
