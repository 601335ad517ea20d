"""Derivatives of operators of one's own, from the text of both files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from astgen.derivatives import Derivatives, Differentiability, load_derivatives
from astgen.errors import AstgenError
from astgen.profiles.registry import get_profile
from support.own import NEW, entry, operators, without_code


def formulas(schema: str, **keys: Any) -> str:
    """The entry of an operator in a file of derivatives; ``self_`` and its kin stand for keys that Python has."""
    return f"- {json.dumps({'name': schema, **{key.rstrip('_'): value for key, value in keys.items()}})}\n"


def derivatives(text: str, *schemas: str, profile: str = NEW) -> Derivatives:
    """The derivatives of operators that these schemas (or entries) declare."""
    found = operators(*[one if one.startswith("- ") else entry(one, dispatch={"CPU": "x"}) for one in schemas])
    return load_derivatives("derivatives.yaml", found, get_profile(profile), text)


def only(schema: str, **keys: Any) -> Differentiability:
    """What holds for the one operator of a schema, under the default key."""
    found = derivatives(formulas(schema, **keys), schema)
    return found.nodes()[0]


def errors(text: str, *schemas: str) -> list[str]:
    """What is wrong in a file of derivatives, an error a line, with the notes."""
    with pytest.raises(AstgenError) as raised:
        derivatives(text, *schemas)
    return [without_code(line) for line in str(raised.value).splitlines()]
