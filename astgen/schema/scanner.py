"""A position in a text that moves forward token by token, and the errors about what stands there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NoReturn

from astgen.codes.code import Code
from astgen.codes.schemas import SCHEMA_SYNTAX
from astgen.errors import Note
from astgen.origin import Origin

BLANK = r"\s*+(?:(?:\#[^\n]*+|\\\n)\s*+)*+"
"""The pattern of what may stand between two tokens: blanks, comments, continued lines. It never goes back."""

Locate = Callable[[int], Origin]

_BLANK = re.compile(BLANK, re.ASCII)
_BLANK_STARTS = " \t\n\r\f\v#\\"
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_SHOWN = re.compile(r"\w+|->|\.\.\.|::|.", re.ASCII | re.DOTALL)
_SHOWN_LENGTH = 40


class Scanner:
    """The text, the offset of the next token, and where offsets are in the user's file.

    Tokens are made on demand. `fail` and what calls it raise `SchemaError`.
    """

    __slots__ = ("_locate", "pos", "text")

    def __init__(self, text: str, locate: Locate | None = None) -> None:
        self.text = text
        self.pos = 0
        self._locate = locate

    def skip_blank(self) -> int:
        """Go to the next token; its offset."""
        pos = self.pos
        if self.text[pos : pos + 1] in _BLANK_STARTS:  # mostly not, and the pattern costs more than the question
            match = _BLANK.match(self.text, pos)
            if match is not None:
                self.pos = pos = match.end()
        return pos

    def accept(self, token: str) -> bool:
        """Take this token if it is next."""
        pos = self.pos
        if self.text[pos : pos + 1] in _BLANK_STARTS:
            pos = self.skip_blank()
        if not self.text.startswith(token, pos):
            return False
        self.pos = pos + len(token)
        return True

    def accept_match(self, pattern: re.Pattern[str]) -> str:
        """Take what matches the pattern if it is next, or nothing, as the empty string."""
        match = pattern.match(self.text, self.skip_blank())
        if match is None:
            return ""
        self.pos = match.end()
        return match.group()

    def accept_identifier(self) -> str:
        """Take an identifier if it is next, or nothing, as the empty string."""
        return self.accept_match(_IDENTIFIER)

    def expect(self, token: str, place: str) -> None:
        """Take this token, or fail; ``place`` says where it was expected: "after the name"."""
        if not self.accept(token):
            self.fail_here(f"expected {token!r} {place}")

    def expect_identifier(self, expected: str) -> str:
        """Take an identifier, or fail with "expected <expected>"."""
        word = self.accept_identifier()
        return word or self.fail_here(f"expected {expected}")

    def at_end(self) -> bool:
        """Whether no token is left."""
        return self.skip_blank() == len(self.text)

    def fail_here(self, expected: str, notes: Iterable[Note | str] = ()) -> NoReturn:
        """Raise `SchemaError` "<expected>, got <the next token>" at the next token."""
        match = _SHOWN.match(self.text, self.skip_blank())
        self.fail(f"{expected}, got {shown(match.group()) if match else 'the end'}", self.pos, notes)

    def fail(self, message: str, offset: int, notes: Iterable[Note | str] = (), code: Code = SCHEMA_SYNTAX) -> NoReturn:
        """Raise `SchemaError` about what stands at the offset."""
        raise code.error(message, self.locate(offset), notes)

    def locate(self, offset: int) -> Origin:
        """The place of an offset: as the reader of the file says, else counted in the text."""
        if self._locate is not None:
            return self._locate(offset)
        line_start = self.text.rfind("\n", 0, offset) + 1
        return Origin("<schema>", self.text.count("\n", 0, offset) + 1, offset - line_start + 1)


def shown(word: str) -> str:
    """The word in quotes for a message, a long one cut."""
    return repr(word if len(word) <= _SHOWN_LENGTH else f"{word[:_SHOWN_LENGTH]}...")
