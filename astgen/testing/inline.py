"""Inline goldens: ``expect("...").matches(value)``, where the text stands in the test itself."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from types import CodeType, FrameType
from typing import TYPE_CHECKING

from astgen.golden.edits import Edit
from astgen.golden.messages import patch, shown_path, update_command

if TYPE_CHECKING:
    from astgen.regions import Region
    from astgen.testing.session import GoldenSession


class Expected:
    """What a test expects: the text in its source, or nothing yet."""

    def __init__(self, text: str | None, frame: FrameType) -> None:
        self._text = text
        self._code = frame.f_code
        self._instruction = frame.f_lasti
        self._line = frame.f_lineno

    def matches(self, value: str | Region) -> None:
        """Compare the text of a value, or of a region, with what is expected.

        Raises `AssertionError` where they differ, unless the session updates goldens: then the literal in the
        source is replaced when it ends.  Raises `LookupError` where the call cannot be found in the source.
        """
        __tracebackhide__ = True
        text = value if isinstance(value, str) else value.text
        session, nodeid = _running()
        mode = session.settings.mode if session is not None else "check"
        if session is not None and (mode == "update" or (mode == "new" and self._text is None)):
            # also where they are equal: another call from this place may want another text
            session.edits.append(self._edit(text).as_dict())
            return
        if text != self._text:
            raise AssertionError(self._message(text, nodeid))

    def _edit(self, text: str) -> Edit:
        path = os.path.abspath(self._code.co_filename)
        with open(path, "rb") as file:
            data = file.read()
        return Edit(path, *self._position(data), sha256(data).hexdigest(), text)

    def _position(self, data: bytes) -> tuple[int, int, int, int]:
        """Where the call begins and ends: as the code object says, else where it alone stands in its line."""
        line, end_line, column, end_column = _instruction_position(self._code, self._instruction)
        if None not in (line, end_line, column, end_column):
            return line, column, end_line, end_column  # type: ignore[return-value]
        calls = [call for call in _calls(data) if call.lineno <= self._line <= (call.end_lineno or 0)]
        if len(calls) != 1:
            place = f"{shown_path(self._code.co_filename)}:{self._line}:1"
            raise LookupError(f"{place}: error: {len(calls)} calls of expect() here, and Python kept no columns")
        (call,) = calls
        return call.lineno, call.col_offset, call.end_lineno or 0, call.end_col_offset or 0

    def _message(self, text: str, nodeid: str) -> str:
        place = f"{shown_path(self._code.co_filename)}:{self._line}:1"
        if self._text is None:
            head, lines = f"{place}: error: expect() holds nothing yet", text.splitlines()
        else:
            head = f"{place}: error: inline golden changed"
            lines = list(patch(self._text, text, "expected", "now"))
        command = update_command(nodeid or shown_path(self._code.co_filename))
        return "\n".join([head, *lines, f"to accept it: {command}"])


def expect(text: str | None = None) -> Expected:
    """What a test expects, as a string literal; without one, it is filled in by ``--gold=new`` or ``update``."""
    return Expected(text, sys._getframe(1))


def _instruction_position(code: CodeType, instruction: int) -> tuple[int | None, int | None, int | None, int | None]:
    return next(islice(code.co_positions(), instruction // 2, None))


def _calls(data: bytes) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(data)):
        if isinstance(node, ast.Call) and "expect" in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield node


def _running() -> tuple[GoldenSession | None, str]:
    """The session of the pytest that runs, and the test; none outside of pytest."""
    plugin = sys.modules.get("astgen.testing.plugin")
    if plugin is None or not plugin.CONFIGS:
        return None, ""
    nodeid = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    return plugin.session_of(plugin.CONFIGS[-1]), nodeid
