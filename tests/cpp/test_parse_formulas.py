"""The parser on every formula of PyTorch's derivatives.yaml."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from astgen.cpp.check import verify
from astgen.cpp.lexer import tokenize
from astgen.cpp.parse import parse_expr
from astgen.cpp.print import Style, render
from astgen.cpp.walk import same

pytestmark = pytest.mark.torch

KEYWORDS = {"non_differentiable", "auto_linear", "auto_element_wise"}


@pytest.fixture(scope="module")
def formulas() -> list[str]:
    torchgen = pytest.importorskip("torchgen")
    yaml = pytest.importorskip("yaml")
    path = Path(torchgen.__file__).parent / "packaged" / "autograd" / "derivatives.yaml"
    return sorted(set(strings("", yaml.safe_load(path.read_text()))) - KEYWORDS)


def strings(key: str, value: Any) -> Iterator[str]:
    """The formulas of an entry: all of its strings but its name."""
    if isinstance(value, str):
        if key not in ("name", "output_differentiability"):
            yield value
    elif isinstance(value, dict):
        for inner in value:
            yield from strings(inner, value[inner])
    elif isinstance(value, list):
        for item in value:
            yield from strings(key, item)


def tokens(text: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(token.text, token.notes) for token in tokenize(text)]


def test_every_formula_prints_as_its_tokens(formulas: list[str]) -> None:
    assert len(formulas) > 750
    for formula in formulas:
        assert tokens(render(parse_expr(formula), Style(width=None))) == tokens(formula)


def test_every_formula_is_well_formed_and_parses_again(formulas: list[str]) -> None:
    for formula in formulas:
        tree = parse_expr(formula)
        verify(tree)
        assert same(parse_expr(render(tree)), tree), formula
