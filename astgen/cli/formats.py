"""Diagnostics for programs: JSON, annotations of GitHub, and Reviewdog's JSON lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from astgen.cli.terminal import source_lines
from astgen.errors import ERROR, INFO, WARNING, Diagnostic
from astgen.origin import Origin


def as_json(diagnostics: Sequence[Diagnostic]) -> Iterator[str]:
    """One JSON document."""
    rows = [
        {
            "severity": d.severity,
            "code": d.code,
            "message": d.message,
            **_place(d.origin),
            "notes": [{"message": note.message, **_place(note.origin or d.origin)} for note in d.notes],
        }
        for d in diagnostics
    ]
    counts = {f"{severity}s": sum(d.severity == severity for d in diagnostics) for severity in (ERROR, WARNING)}
    yield json.dumps({"schema": "astgen.diagnostics/1", "diagnostics": rows, **counts})


def _place(origin: Origin | None) -> dict[str, Any]:
    return {"path": origin.path, "line": origin.line, "column": origin.column} if origin else {}


def github(diagnostics: Sequence[Diagnostic]) -> Iterator[str]:
    """Workflow commands that annotate the lines of a pull request."""
    for d in diagnostics:
        place = f"file={_property(d.origin.path)},line={d.origin.line},col={d.origin.column}," if d.origin else ""
        message = "\n".join([d.message, *[f"note: {_with_place(note.message, note.origin)}" for note in d.notes]])
        command = "notice" if d.severity == INFO else d.severity
        yield f"::{command} {place}title={_property(d.code or d.severity)}::{_data(message)}"


def _with_place(message: str, origin: Origin | None) -> str:
    return f"{origin}: {message}" if origin else message


def _data(value: str) -> str:
    return value.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(value: str) -> str:
    return _data(value).replace(":", "%3A").replace(",", "%2C")


def rdjsonl(diagnostics: Sequence[Diagnostic]) -> Iterator[str]:
    """Reviewdog's diagnostic format, one object a line; it counts columns in bytes of UTF-8."""
    for d in diagnostics:
        related = [{"message": note.message, "location": _location(note.origin)} for note in d.notes if note.origin]
        message = "\n".join([d.message, *[note.message for note in d.notes if not note.origin]])
        row: dict[str, Any] = {
            "message": message,
            "location": _location(d.origin),
            "severity": d.severity.upper(),
            "source": {"name": "astgen"},
            "code": {"value": d.code},
        }
        yield json.dumps({**row, "relatedLocations": related} if related else row)


def _location(origin: Origin | None) -> dict[str, Any]:
    if origin is None:
        return {"path": ""}
    lines = _lines(origin.path)
    line = lines[origin.line - 1] if origin.line <= len(lines) else ""
    column = len(line[: origin.column - 1].encode()) + 1 if line else origin.column
    return {"path": origin.path, "range": {"start": {"line": origin.line, "column": column}}}


@lru_cache(8)
def _lines(path: str) -> list[str]:
    return source_lines(path)


FORMATS: dict[str, Callable[[Sequence[Diagnostic]], Iterator[str]]] = {
    "json": as_json,
    "github": github,
    "rdjsonl": rdjsonl,
}
"""The formats for programs."""
