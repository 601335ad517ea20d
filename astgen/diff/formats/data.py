"""A comparison as data: ``astgen.diff/1``, described by the JSON Schema beside this file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from astgen.diff.abstract import Step
from astgen.diff.formats.words import sentence
from astgen.diff.lines import hunks, lines_changed
from astgen.diff.model import Change, Comparison, Group, Part, Snapshot

FORMAT = "astgen.diff/1"
JSON_SCHEMA = Path(__file__).parent / "astgen.diff-1.schema.json"


def document(comparison: Comparison, max_bytes: int | None = None) -> str:
    """The comparison as one JSON document, without hunks where it would be longer than ``max_bytes``."""
    text = json.dumps(_document(comparison, with_hunks=True))
    if max_bytes is None or len(text) <= max_bytes:
        return text
    return json.dumps(_document(comparison, with_hunks=False))


def lines(comparison: Comparison) -> Iterator[str]:
    """The comparison as lines of JSON: one of the type ``run``, then the groups, then the kernels."""
    whole = _run(comparison, truncated=False)
    yield json.dumps({"type": "run", **whole})
    for group in comparison.groups:
        yield json.dumps({"type": "group", **_group(group)})
    for change in comparison.changes:
        yield json.dumps({"type": "kernel", **_kernel(comparison, change, with_hunks=True)})


def _document(comparison: Comparison, *, with_hunks: bool) -> dict[str, Any]:
    return {
        **_run(comparison, truncated=not with_hunks),
        "groups": [_group(group) for group in comparison.groups],
        "kernels": [_kernel(comparison, change, with_hunks=with_hunks) for change in comparison.changes],
    }


def _run(comparison: Comparison, *, truncated: bool) -> dict[str, Any]:
    added, removed = lines_changed(comparison.changes)
    return {
        "schema": FORMAT,
        "base": _end(comparison.base),
        "head": _end(comparison.head),
        "summary": {
            "kernels": {"total": comparison.total, **comparison.counts, "same": comparison.same},
            "files": comparison.files,
            "lines": {"added": added, "removed": removed},
            "truncated": truncated,
        },
        "notes": list(comparison.notes),
    }


def _end(end: Snapshot) -> dict[str, Any]:
    return {"ref": end.ref, "mode": end.mode, **({"commit": end.commit} if end.commit else {})}


def _group(group: Group) -> dict[str, Any]:
    return {
        "id": group.id,
        "size": len(group.changes),
        "kind": group.kind,
        "cause": group.cause,
        "example": group.example.key,
        "sentence": sentence(group),
        "edits": [_edit(step) for step in group.steps],
        "emitters": [{"path": e.path, "line": e.line, "name": e.function} for e in group.emitters()],
    }


def _edit(step: Step) -> dict[str, Any]:
    return {"op": step.op, "unit": step.unit, "node": step.node, "old": step.old, "new": step.new}


def _kernel(comparison: Comparison, change: Change, *, with_hunks: bool) -> dict[str, Any]:
    schema = change.part.schema
    row: dict[str, Any] = {
        "key": change.key,
        "kind": change.kind,
        "cause": change.cause,
        "group": change.group,
        "renamed_from": change.old.key if change.kind == "renamed" and change.old is not None else None,
        "schema": [],
        "old": _part(change.old, comparison.base),
        "new": _part(change.new, comparison.head),
    }
    if schema is not None:
        start = {"line": schema.line, "column": schema.column}
        place = {"start": start, "end": {"line": schema.end_line, "column": 1}}
        row["schema"] = [{"path": schema.path, "range": place, "changed": change.schema_changed}]
    if with_hunks:
        row["hunks"] = [
            {
                "old_start": hunk.old_start,
                "old_lines": hunk.old_lines,
                "new_start": hunk.new_start,
                "new_lines": hunk.new_lines,
                "lines": list(hunk.lines),
            }
            for hunk in hunks(change)
        ]
    return row


def _part(part: Part | None, end: Snapshot) -> dict[str, Any] | None:
    if part is None:
        return None
    place = {"start": {"line": part.first_line, "column": 1}, "end": {"line": part.last_line + 1, "column": 1}}
    path = f"{end.prefix}/{part.path}" if end.prefix else part.path
    return {"path": path, "range": place, "sha256": part.digest}
