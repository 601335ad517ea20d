"""The state of a parser: where it is among the tokens, and what it tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from astgen.cpp.lexer import KEYWORDS, Refused, Token, Unsupported, tokenize

T = TypeVar("T")

_MAX_NESTING = 60


class ParserBase:
    """A cursor over the tokens of a text.  Every method raises `Refused` where the text is not what it reads."""

    def __init__(self, text: str) -> None:
        self.tokens = tokenize(text)
        self.at = 0
        self.depth = 0
        self.in_template = False
        self.furthest = Refused("", -1)

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def take(self, text: str) -> bool:
        """Step over the next token if it is this one."""
        if self.tokens[self.at].text != text:
            return False
        self.at += 1
        return True

    def expect(self, text: str) -> None:
        if not self.take(text):
            raise self.expected(f"'{text}'")

    def word(self) -> str:
        """Step over an identifier."""
        token = self.tokens[self.at]
        if token.kind != "name":
            raise self.expected("a name")
        if token.text in KEYWORDS:
            raise self.refused(f"{token.text!r} is a C++ keyword that has no place here")
        self.at += 1
        return token.text

    def expected(self, what: str) -> Refused:
        found = f"'{self.next.text}'" if self.next.kind != "end" else "the end"
        return self.refused(f"expected {what}, found {found}")

    def refused(self, message: str) -> Refused:
        refused = Refused(message, self.next.offset)
        if refused.offset >= self.furthest.offset:
            self.furthest = refused
        return refused

    def attempt(self, parse: Callable[[], T]) -> T | None:
        """What ``parse`` reads, or ``None`` and back to where it started."""
        state = self.at, self.depth, self.in_template
        try:
            return parse()
        except Unsupported:
            raise
        except Refused:
            self.at, self.depth, self.in_template = state
            return None

    def descend(self) -> None:
        """Go one level deeper; the caller comes back by ``self.depth -= 1``."""
        if self.depth == _MAX_NESTING:
            raise self.refused("the expression is nested too deeply")
        self.depth += 1

    def nested(self, parse: Callable[[], T]) -> T:
        """What ``parse`` reads, one level deeper."""
        self.descend()
        result = parse()
        self.depth -= 1
        return result

    def bracketed(self, opening: str, closing: str, parse: Callable[[], T]) -> T:
        """What ``parse`` reads between two brackets; between them ``>`` is an operator again."""
        self.expect(opening)
        outer, self.in_template = self.in_template, False
        result = parse()
        self.expect(closing)
        self.in_template = outer
        return result

    def items(self, opening: str, closing: str, parse: Callable[[], T]) -> tuple[T, ...]:
        """Items with commas between them, none included."""

        self.expect(opening)
        outer, self.in_template = self.in_template, False
        found = []
        if not self.take(closing):
            found.append(parse())
            while self.take(","):
                found.append(parse())
            if not self.take(closing):
                raise self.expected(f"',' or '{closing}'")
        self.in_template = outer
        return tuple(found)
