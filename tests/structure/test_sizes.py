"""Any file is read in one sitting, any function at one glance, and what is public says what it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from package_source import modules, place

LONGEST_MODULE = 450
LONGEST_FUNCTION = 60

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def too_long(source: str) -> Iterator[tuple[int, str]]:
    """The module, and the functions in it, that are too long: line and complaint."""
    lines = len(source.splitlines())
    if lines > LONGEST_MODULE:
        yield lines, f"the module has {lines} lines, not at most {LONGEST_MODULE}"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            length = (node.end_lineno or first) - first + 1
            if length > LONGEST_FUNCTION:
                yield node.lineno, f"{node.name} has {length} lines, not at most {LONGEST_FUNCTION}"


def undocumented(source: str) -> Iterator[tuple[int, str]]:
    """The module, and its public functions and classes, without a docstring: line and complaint."""
    tree = ast.parse(source)
    if not ast.get_docstring(tree):
        yield 1, "the module has no docstring"
    for node in tree.body:
        if not isinstance(node, DEFINITIONS) or node.name.startswith("_") or is_overload(node):
            continue
        if not ast.get_docstring(node):
            yield node.lineno, f"{node.name} has no docstring"


def is_overload(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    return any(getattr(decorator, "id", "") == "overload" for decorator in node.decorator_list)


def test_modules_and_functions_are_short() -> None:
    found = [f"{place(m, line)}: {text}" for m, source in modules().items() for line, text in too_long(source)]
    assert not found, "\n".join(["", *found])


def test_what_is_public_has_a_docstring() -> None:
    found = [f"{place(m, line)}: {text}" for m, source in modules().items() for line, text in undocumented(source)]
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("x = 1\n" * 451, "the module has 451 lines"),
        ("@decorated\ndef f():\n" + "    x = 1\n" * 59, "f has 61 lines"),
        ("class A:\n    async def f(self):\n" + "        x = 1\n" * 60, "f has 61 lines"),
    ],
)
def test_planted_lengths_are_found(source: str, words: str) -> None:
    assert [text for _, text in too_long(source) if text.startswith(words)]
    one_less = source.removesuffix("\n").rsplit("\n", 1)[0]
    assert not list(too_long(one_less))


@pytest.mark.parametrize(
    ("source", "complaints"),
    [
        ("", ["the module has no docstring"]),
        ('"""A."""\ndef f(): ...\nclass A: ...\n', ["f has no docstring", "A has no docstring"]),
        ('"""A."""\n@overload\ndef f(): ...\ndef _f(): ...\nclass A:\n    """B."""\n    def f(self): ...\n', []),
    ],
)
def test_planted_omissions_are_found(source: str, complaints: list[str]) -> None:
    assert [text for _, text in undocumented(source)] == complaints
