"""docs/outputs.md has every file that is written, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from astgen.driver import generate
from astgen.profiles.profile import Profile
from astgen.profiles.registry import all_profiles
from astgen.schema.operator import Operator

DOCUMENT = Path(__file__).parent.parent / "docs" / "outputs.md"


class Row(NamedTuple):
    """A line of the table: a file, or files by shard or root name."""

    path: str
    lowering: str
    profiles: frozenset[str]

    def fits(self, path: str) -> bool:
        pattern = (
            re.escape(self.path)
            .replace(r"\{shard\}", r"\d+")
            .replace(r"\{root\}", r"\w+")
            .replace(r"\{library\}", r"\w+")
        )
        return re.fullmatch(pattern, path) is not None


def rows() -> list[Row]:
    found = re.findall(r"^\| `([^`]+)` \| `(\w+)` \| ([^|]+) \|", DOCUMENT.read_text("utf-8"), re.M)
    return [Row(path, lowering, frozenset(profiles.split(", "))) for path, lowering, profiles in found]


def check(profile: Profile, operators: list[Operator]) -> None:
    """Each file is in one row of its lowering, each row has a file."""
    expected = [row for row in rows() if profile.name in row.profiles]
    written: set[Row] = set()
    for file in generate(profile, schemas=operators, everything=True):
        fitting = [row for row in expected if row.lowering == file.lowering and row.fits(file.path)]
        assert len(fitting) == 1, f"{file.path} of {file.lowering} is in {len(fitting)} rows of {DOCUMENT.name}"
        written.update(fitting)
    assert [row for row in expected if row not in written] == []


def test_outputs_of_the_old_profile(old_profile: Profile, old_operators: list[Operator]) -> None:
    check(old_profile, old_operators)


@pytest.mark.torch
def test_outputs_of_the_new_profile(new_profile: Profile, new_operators: list[Operator]) -> None:
    check(new_profile, new_operators)


def test_every_row_is_of_profiles_that_there_are() -> None:
    assert frozenset().union(*(row.profiles for row in rows())) <= all_profiles().keys()
    table = [line for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert len(table) == len(set(rows()))


def test_rows_fit_their_files_only() -> None:
    shard = Row("autograd/TraceType_{shard}.cpp", "trace", frozenset())
    assert shard.fits("autograd/TraceType_10.cpp")
    assert not shard.fits("autograd/TraceType_x.cpp")
    assert not shard.fits("autograd/TraceTypeX0.cpp")
