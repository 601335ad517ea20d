"""The tables of rules: examples that break them and examples that do not, and the page made of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astgen import load
from astgen.codes import all_codes
from astgen.errors import ERROR, Diagnostic
from astgen.lint.check import check_operators, is_checked
from astgen.lint.findings import Places
from astgen.lint.reference import reference, told
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.yaml_syntax import read_source

PAGE = Path(__file__).parents[2] / "docs" / "errors.md"
CODES = all_codes()


@pytest.mark.parametrize("name", CODES)
def test_the_bad_example_breaks_the_rule_and_no_other(name: str) -> None:
    code = CODES[name]
    found = told(code, code.bad, get_profile("torch-2.13"))
    assert {d.code for d in found} == {name}, found
    assert {d.severity for d in found} == {code.severity}
    assert all(d.origin is not None for d in found)


@pytest.mark.parametrize("name", CODES)
def test_the_good_example_breaks_none(name: str) -> None:
    code = CODES[name]
    assert told(code, code.good, get_profile("torch-2.13")) == []


def test_names_are_of_one_form() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in CODES)


def test_the_page() -> None:
    assert PAGE.read_text("utf-8") == reference(), "run: python -m astgen.lint.reference > docs/errors.md"


# --- the schemas of the profiles ---


def checked(profile: Profile) -> list[Diagnostic]:
    source = read_source(profile.schemas())
    assert is_checked(source, profile), "the file has changed: if it has no errors, give its digest to the profile"
    warnings: list[Diagnostic] = []
    operators = load(profile, warnings=warnings)
    found = check_operators(operators, profile, Places(source))
    assert [d for d in found if d.severity == ERROR] == []
    assert sorted(map(str, found)) == sorted(map(str, warnings))
    return found


def names(found: list[Diagnostic], code: str) -> list[str]:
    return [d.message.split()[0] for d in found if d.code == code]


def test_no_errors_in_the_schemas_of_2021(old_profile: Profile) -> None:
    found = checked(old_profile)
    assert names(found, "ambiguous-overloads") == ["range"]
    assert len(names(found, "inplace-variant-differs")) == 4
    assert len(found) == 5


@pytest.mark.torch
def test_no_errors_in_the_schemas_of_torch(new_profile: Profile) -> None:
    found = checked(new_profile)
    assert names(found, "ambiguous-overloads") == ["bernoulli.float_out", "range", "stft.center", "normal.out"]
    assert len(names(found, "autogen-without-effect")) == 13
    assert len(found) == 17
