"""Operators of one's own, from the text of their schemas."""

from __future__ import annotations

import json
import re
from typing import Any

from astgen.errors import AstgenError, raise_collected
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.load import load_operators
from astgen.schema.operator import Operator
from astgen.schema.yaml_syntax import read_source

NEW, OLD = "torch-2.13", "torch-1.9-dev"


def entry(schema: str, **keys: Any) -> str:
    """The YAML entry of an operator."""
    return f"- {json.dumps({'func': schema, **keys})}\n"


def operators(*entries: str, profile: str | Profile = NEW) -> list[Operator]:
    """The operators of some entries (or only schemas), with the derived ones.

    They are read and not checked: what a test says of one thing may be wrong in others.
    """
    text = "".join(one if one.startswith("- ") else entry(one) for one in entries)
    found = get_profile(profile) if isinstance(profile, str) else profile
    errors: list[AstgenError] = []
    made = load_operators(read_source("own.yaml", text), rules=found.rules, errors=errors)
    raise_collected(errors)
    return made


def without_code(line: str) -> str:
    """The line of a diagnostic without the rule that it ends with."""
    return re.sub(r" \[[a-z-]+\]$", "", line)


def operator(schema: str, *, profile: str | Profile = NEW, **keys: Any) -> Operator:
    """The first operator of one entry."""
    return operators(entry(schema, **keys), profile=profile)[0]
