"""Only the profiles know versions: the rest asks for a name, a shape or a feature."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest
from package_source import modules, place

from astgen.profiles.profile import Feature
from astgen.profiles.registry import all_profiles

PROFILES = "astgen.profiles."
MOST_FEATURES = 12


def version_words() -> re.Pattern[str]:
    """Words of a version: those of the profiles there are, a ``torch`` with a number, a year of torch's."""
    numbers = {re.search(r"\d+(?:\.\d+)*", name) for name in all_profiles()}
    known = {r"[._]".join(found[0].split(".")) for found in numbers if found}
    alternatives = [rf"(?<![\d.])(?:{'|'.join(sorted(known))})(?![\d.]*\d)", r"torch[-_ ]?v?\d", r"\b20[12]\d\b"]
    return re.compile("|".join(alternatives), re.IGNORECASE)


VERSION = version_words()


def named_versions(source: str) -> Iterator[tuple[int, str]]:
    """The lines, comments and docstrings too, that name a version, and the word."""
    for number, line in enumerate(source.splitlines(), 1):
        if found := VERSION.search(line):
            yield number, found[0]


def version_tests(source: str) -> Iterator[tuple[int, str]]:
    """The lines that branch on, or look up by, the name of a profile."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for part in decisive(node):
            for name in ast.walk(part):
                if isinstance(name, ast.Attribute) and name.attr == "name" and is_profile(name.value, tree):
                    yield node.lineno, ast.unparse(node)  # type: ignore[attr-defined]


def decisive(node: ast.AST) -> list[ast.expr]:
    """The parts of a node that decide where the program goes on, or what it finds."""
    match node:
        case ast.Compare(left=left, comparators=comparators):
            return [left, *comparators]
        case ast.Match(subject=subject):
            return [subject]
        case ast.Subscript(slice=key):
            return [key]
        case ast.Call(func=ast.Attribute(value=receiver, attr=method)):
            return [receiver, *(node.args[:1] if method in ("get", "pop", "setdefault") else ())]
    return []


def is_profile(node: ast.expr, tree: ast.AST) -> bool:
    """Whether an expression is a profile by its own name or by its annotation."""
    word = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return "profile" in word.lower() or word in annotated(tree)


def annotated(tree: ast.AST) -> set[str]:
    """The names that are annotated as a profile."""
    arguments = [n for n in ast.walk(tree) if isinstance(n, ast.arg) and n.annotation is not None]
    return {n.arg for n in arguments if re.search(r"\bProfile\b", ast.unparse(n.annotation or n))}


def test_no_version_outside_the_profiles() -> None:
    found = [
        f"{place(module, line)} names a version: {word}"
        for module, source in modules().items()
        if not f"{module}.".startswith(PROFILES)
        for line, word in named_versions(source)
    ]
    assert not found, "\n".join(["", *found])


def test_nothing_depends_on_the_name_of_a_profile() -> None:
    found = [
        f"{place(module, line)} depends on the name of a profile: {text}"
        for module, source in modules().items()
        for line, text in version_tests(source)
    ]
    assert not found, "\n".join(["", *found])


def test_features_are_few() -> None:
    assert len(Feature) <= MOST_FEATURES


@pytest.mark.parametrize(
    "line",
    [
        'NAME = "torch-2.13"',
        "from astgen.profiles.torch_2_13 import TORCH_2_13",
        "X = TORCH_1_9_DEV",
        "# since 2.13 there are structs",
        '"""As torch 2.6 does."""',
        "VERSION = (1.9,)",
        '"""The form of February 2021."""',
        "torch13 = 1",
        "# PyTorch 2",
    ],
)
def test_planted_versions_are_found(line: str) -> None:
    assert list(named_versions(line))


@pytest.mark.parametrize(
    "line", ["after = 2.0", "x = 12.13", "# YAML 1.1", "tag:yaml.org,2002:", "torch.nn", "v = 1.95", "# torch's own"]
)
def test_other_numbers_are_not(line: str) -> None:
    assert not list(named_versions(line))


@pytest.mark.parametrize(
    "text",
    [
        "if profile.name == 'x': pass",
        "if self._profile.name in ('x', 'y'): pass",
        "match group.profile.name:\n    case 'x': pass",
        "y = TABLE[profile.name]",
        "y = TABLE.get(profile.name)",
        "y = profile.name.startswith('x')",
        "y = 1 if 'x' != profile.name else 2",
        "def f(p: Profile):\n    return p.name == 'x'",
    ],
)
def test_planted_tests_for_a_version_are_found(text: str) -> None:
    assert list(version_tests(text))


@pytest.mark.parametrize(
    "text", ["say(f'{profile.name}')", "if operator.name == 'x': pass", "if Feature.SYMINT in profile.has: pass"]
)
def test_other_tests_are_not(text: str) -> None:
    assert not list(version_tests(text))
