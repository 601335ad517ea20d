"""The public surface is what `tests/api.txt` says: a change of it is seen, and meant."""

from __future__ import annotations

import difflib
from importlib.util import find_spec
from types import ModuleType

import pytest
from surface import API_FILE, COMMAND, describe, public, surface

import astgen
from astgen.cpp.nodes import node


def test_surface_is_the_recorded_one() -> None:
    now = surface()
    before = API_FILE.read_text("utf-8")
    difference = "\n".join(difflib.unified_diff(before.splitlines(), now.splitlines(), "recorded", "now", lineterm=""))
    assert not difference, f"the public surface changed; if it is meant, run: {COMMAND}\n{difference}"


def test_surface_holds_no_addresses() -> None:
    assert " at 0x" not in surface()


def test_public_names_exist_and_are_listed_in_order() -> None:
    assert list(astgen.__all__) == sorted(astgen.__all__)
    assert all(getattr(astgen, name) is not None for name in astgen.__all__)


def test_no_public_name_is_that_of_a_module() -> None:
    """Importing a module sets it as an attribute of the package, and would hide a public name that is the same."""
    assert [name for name in astgen.__all__ if find_spec(f"astgen.{name}")] == []


def test_unknown_names_are_attribute_errors() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        astgen.nothing  # noqa: B018


@node
class Planted:
    first: int
    second: str = "a"

    def method(self, x: int = 1) -> None: ...


def test_planted_changes_are_seen() -> None:
    module = ModuleType("planted")
    vars(module).update(__all__=["Planted", "f"], Planted=Planted, f=lambda a, *, b=2: None)
    lines = [line for name, value in public(module) for line in describe(name, value)]
    assert lines == [
        "class Planted",
        "    first: int",
        "    second: str = 'a'",
        "    def method(self, x: 'int' = 1) -> 'None'",
        "def f(a, *, b=2)",
    ]
