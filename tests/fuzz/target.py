"""What every input must do: be generated from, or give errors with their places, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from astgen import generate
from astgen.errors import ERROR, AstgenError, Diagnostic
from astgen.lint.files import DERIVATIVES, check_derivatives, check_file, kind_of_file
from astgen.lowerings.registry import lowerings_of
from astgen.profiles.names import NEWEST
from astgen.profiles.registry import get_profile
from astgen.schema.load import load_operators
from astgen.schema.operator import Operator
from astgen.schema.positions import Source
from astgen.schema.yaml_syntax import read_source

NAME = "fuzz.yaml"


@lru_cache
def lowerings() -> tuple[str, ...]:
    """All that write files, but for those that read other files besides."""
    profile = get_profile(NEWEST)
    return tuple([one.name for one in lowerings_of(profile) if one.name not in ("tag_enum",)])


def try_text(text: str | bytes, operators: Sequence[Operator] = ()) -> list[Diagnostic]:
    """Check a text and, where nothing is wrong, generate from it.  Lets out what is a bug.

    A file of derivatives is for ``operators``.
    """
    profile = get_profile(NEWEST)
    try:
        source = read_source(NAME, text)
    except AstgenError as error:
        return located([single.diagnostic for single in error.errors], None)
    if kind_of_file(source) == DERIVATIVES:
        return located(check_derivatives(source, profile, operators), source)
    found = located(check_file(source, profile), source)
    if not any(d.severity == ERROR for d in found):
        errors: list[AstgenError] = []
        made = load_operators(source, rules=profile.rules, errors=errors)
        try:
            for _ in generate(profile, [name for name in lowerings() if _writes(name)], made):
                pass
        except AstgenError as error:
            return located([single.diagnostic for single in error.errors], source)
    return found


@lru_cache
def _writes(name: str) -> bool:
    from astgen.lowerings.registry import find_lowering

    return find_lowering(name).writes_files


def located(found: list[Diagnostic], source: Source | None) -> list[Diagnostic]:
    """The same diagnostics, each of which has a place in the file, a message of one line, and a rule."""
    for d in found:
        assert d.origin is not None, d
        assert d.origin.line >= 1, d
        assert d.origin.column >= 1, d
        assert "\n" not in d.message, d
        if source is not None and d.origin.path == NAME:
            lines = source.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
            assert d.origin.line <= len(lines), d
            assert d.origin.column <= len(lines[d.origin.line - 1]) + 1, d
    return found
