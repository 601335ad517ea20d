"""Edits of inline goldens: the literal of a call is replaced, the rest of the file stays byte for byte."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import sha256
from itertools import pairwise
from typing import Any

from astgen.atomic import replace_file
from astgen.golden.literals import literal
from astgen.record import record

Span = tuple[int, int]
Place = tuple[int, int, int, int]


@record
class Edit:
    """What a call of ``expect`` in a file is to hold.

    The call begins at ``line`` and ``column`` and ends at the other two (lines from 1, columns from 0 in UTF-8 bytes,
    as `ast` has them); ``file_sha256`` is the file's digest when the test ran.
    """

    path: str
    line: int
    column: int
    end_line: int
    end_column: int
    file_sha256: str
    text: str

    @property
    def place(self) -> str:
        """Where the call is, for a message."""
        return f"{self.path}:{self.line}:{self.column + 1}"

    def as_dict(self) -> dict[str, Any]:
        """The same in plain values."""
        return asdict(self)


class EditError(Exception):
    """An edit cannot be made; the text says why and where."""


def apply_edits(edits: Iterable[dict[str, Any]]) -> list[str]:
    """Apply the edits of a run, each file in one step; what could not be done, a line for each reason.

    A file is left alone where it changed since the test ran, and where one call is to hold two texts.
    """
    by_path: dict[str, set[Edit]] = {}
    for edit in edits:
        by_path.setdefault(edit["path"], set()).add(Edit(**edit))
    refused = []
    for path, found in sorted(by_path.items()):
        try:
            _apply(path, sorted(found, key=lambda edit: (edit.line, edit.column)))
        except EditError as error:
            refused.append(str(error))
        except OSError as error:
            refused.append(f"{path}:1:1: error: cannot edit the file: {error.strerror or error}")
    return refused


def _apply(path: str, edits: list[Edit]) -> None:
    with open(path, "rb") as file:
        data = file.read()
    for before, after in pairwise(edits):
        if (before.line, before.column) == (after.line, after.column):
            raise EditError(f"{after.place}: error: one expect() is to hold two texts; the file stays as it is")
    if any(edit.file_sha256 != sha256(data).hexdigest() for edit in edits):
        raise EditError(f"{edits[0].place}: error: the file changed since the test ran; run it again")
    new = edited(data, edits, path)
    if new != data:
        replace_file(path, new)


def edited(data: bytes, edits: Iterable[Edit], path: str) -> bytes:
    """The bytes of a Python file with edits made.

    Raises `EditError` for a call that is not there, and for one whose argument is no plain string literal.
    """
    encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
    text = data.decode(encoding)
    source = text.encode()
    calls = {_place(node): node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)}
    starts = [0, *[match.end() for match in re.finditer(rb"\r\n|\r|\n", source)]]
    newline = "\r\n" if b"\r\n" in source else "\n"
    changes: list[tuple[Span, str]] = []
    inserted: list[Edit] = []
    for edit in edits:
        call = calls.get((edit.line, edit.column, edit.end_line, edit.end_column))
        if call is None:
            raise EditError(f"{edit.place}: error: there is no call here any more")
        if not call.args and not call.keywords:
            inserted.append(edit)
            continue
        argument = _argument(call, edit)
        span = (
            starts[argument.lineno - 1] + argument.col_offset,
            starts[(argument.end_lineno or 1) - 1] + (argument.end_col_offset or 0),
        )
        if argument.value != edit.text:
            changes.append((span, literal(edit.text, source[slice(*span)].decode())))
    if inserted:
        changes += _insertions(text, starts, inserted)
    for (start, end), code in sorted(changes, reverse=True):
        source = source[:start] + code.replace("\n", newline).encode() + source[end:]
    new = source.decode()
    _check(new, calls, changes, path)
    return new.encode(encoding)


def _place(node: ast.expr) -> Place:
    return node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0


def _argument(call: ast.Call, edit: Edit) -> ast.Constant:
    argument = call.args[0] if call.args else call.keywords[0].value
    if len(call.args) + len(call.keywords) != 1 or not isinstance(argument, ast.Constant):
        raise EditError(f"{edit.place}: error: the argument of expect() is no string literal; edit it by hand")
    if not isinstance(argument.value, str):
        raise EditError(f"{edit.place}: error: the argument of expect() is no string; edit it by hand")
    return argument


def _check(new: str, calls: dict[Place, ast.Call], changes: list[tuple[Span, str]], path: str) -> None:
    """The file must still be Python, with the same calls: a mistake here must not reach the file."""
    try:
        count = sum(isinstance(node, ast.Call) for node in ast.walk(ast.parse(new)))
    except SyntaxError as error:
        raise EditError(f"{path}:{error.lineno}:1: error: an edit would break the file: {error.msg}") from None
    if changes and count != len(calls):
        raise EditError(f"{path}:1:1: error: an edit would change more than a literal")


def _insertions(text: str, starts: list[int], edits: list[Edit]) -> list[tuple[Span, str]]:
    """The calls without an argument, with one: libcst keeps what else stands between the parentheses."""
    import libcst as cst
    from libcst.metadata import CodePosition, MetadataWrapper, PositionProvider

    wrapper = MetadataWrapper(cst.parse_module(text), unsafe_skip_copy=True)
    lines = re.split(r"\r\n|\r|\n", text)

    def column(position: CodePosition) -> int:
        return len(lines[position.line - 1][: position.column].encode())

    calls: dict[Place, cst.Call] = {}
    for node, place in wrapper.resolve(PositionProvider).items():
        if isinstance(node, cst.Call):
            calls[place.start.line, column(place.start), place.end.line, column(place.end)] = node
    found = []
    for edit in edits:
        node = calls[edit.line, edit.column, edit.end_line, edit.end_column]
        call = node.with_changes(args=[cst.Arg(cst.SimpleString(literal(edit.text)))])
        span = (starts[edit.line - 1] + edit.column, starts[edit.end_line - 1] + edit.end_column)
        found.append((span, wrapper.module.code_for_node(call)))
    return found
