"""Operators of one's own, from the text of their schemas."""

from __future__ import annotations

import json
from typing import Any

from astgen import load
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

NEW, OLD = "torch-2.13", "torch-1.9-dev"


def entry(schema: str, **keys: Any) -> str:
    """The YAML entry of an operator."""
    return f"- {json.dumps({'func': schema, **keys})}\n"


def operators(*entries: str, profile: str | Profile = NEW) -> list[Operator]:
    """The operators of some entries (or only schemas), with the derived ones."""
    text = "".join(one if one.startswith("- ") else entry(one) for one in entries)
    return load(profile, "own.yaml", text)


def operator(schema: str, *, profile: str | Profile = NEW, **keys: Any) -> Operator:
    """The first operator of one entry."""
    return operators(entry(schema, **keys), profile=profile)[0]
