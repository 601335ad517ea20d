"""The defaults of the schema language: constants and lists of them."""

from __future__ import annotations

import math
import re

from astgen.codes.schemas import SCHEMA_LIMIT
from astgen.schema.function import Constant, Default, Symbol
from astgen.schema.scanner import Scanner, shown

_NUMBER = re.compile(
    r"""(?: 0[xX] (?: [\da-fA-F]+ \.? [\da-fA-F]* | \.[\da-fA-F]+ ) (?: [pP][+-]?\d+ )?
          | (?: \d+ \.? \d* | \.\d+ ) (?: [eE][+-]?\d+ )? ) j?""",
    re.ASCII | re.VERBOSE,
)
_WHOLE_NUMBER = re.compile(r"-?(?:\d+|0[xX][\da-fA-F]+)", re.ASCII)
_STRING = re.compile(
    r'''
    """ [^"\\]* (?: (?: \\. | "(?!"") ) [^"\\]* )* """
  | \'\'\' [^'\\]* (?: (?: \\. | '(?!\'\') ) [^'\\]* )* \'\'\'
  | " (?!"") [^"\\\n]* (?: \\. [^"\\\n]* )* "
  | ' (?!\'\') [^'\\\n]* (?: \\. [^'\\\n]* )* '
    ''',
    re.DOTALL | re.VERBOSE,
)
_QUOTES = ('"""', "'''", '"', "'")
_ESCAPE = re.compile(r"\\([0-3][0-7]{2}|.)", re.DOTALL)
_ESCAPED = {
    "a": "\a", "b": "\b", "f": "\f", "n": "\n", "t": "\t", "v": "\v", "\\": "\\", "'": "'", '"': '"', "\n": "\n",
}  # fmt: skip
_ESCAPES = r"\a \b \f \n \t \v \\ \' \" and \ with three octal digits"
_WORDS: dict[str, Constant] = {"None": None, "True": True, "False": False}
_INT_LIMIT = 2**63
_INT_DIGITS = 19


class DefaultScanner(Scanner):
    """A scanner that reads defaults."""

    __slots__ = ()

    def default(self) -> Default:
        """A constant, or a list of constants in brackets."""
        if not self.accept("["):
            return Default(*self._constant())
        if self.accept("]"):
            return Default("[]", ())
        items = [self._constant()]
        separator = ","
        while not self.accept("]"):
            if not self.accept(","):
                self.fail_here("expected ']' or ',' after an item of the default")
            after_comma = self.pos
            if self.skip_blank() > after_comma:
                separator = ", "
            items.append(self._constant())
        return Default(f"[{separator.join([text for text, _ in items])}]", tuple([value for _, value in items]))

    def _constant(self) -> tuple[str, Constant]:
        """The written text and what it says."""
        start = self.skip_blank()
        sign = "-" if self.accept("-") else ""
        number = self.accept_match(_NUMBER)
        if number:
            return sign + number, self._number(sign + number, start)
        if sign:
            self.fail_here("expected a number after '-'")
        word = self.accept_identifier()
        if word:
            return word, _WORDS[word] if word in _WORDS else Symbol(word)
        literal = self.accept_match(_STRING)
        if literal:
            return literal, self._unescaped(literal, start)
        if self.text.startswith(_QUOTES, start):
            self.fail("the string has no end", start)
        self.fail_here("expected a default (a number, a string, a name or a list)")

    def _number(self, text: str, start: int) -> int | float | complex:
        is_hexadecimal = text.lstrip("-").startswith(("0x", "0X"))
        digits = text.lstrip("-0xX") or "0"
        # A whole number of more digits than any 64-bit number is for float only; int() would refuse a very long one.
        if _WHOLE_NUMBER.fullmatch(text) and len(digits) <= _INT_DIGITS:
            number = int(digits, 16 if is_hexadecimal else 10) * (-1 if text.startswith("-") else 1)
            if -_INT_LIMIT <= number < _INT_LIMIT:
                return number
        real = text.removesuffix("j")
        try:
            value = float.fromhex(real) if is_hexadecimal else float(real)
        except OverflowError:
            value = math.inf
        if math.isinf(value):
            self.fail(f"the number {shown(text)} is too large", start, code=SCHEMA_LIMIT)
        return complex(0, value) if text.endswith("j") else value

    def _unescaped(self, literal: str, start: int) -> str:
        """What a string literal says."""
        length = 3 if literal.startswith(_QUOTES[:2]) else 1

        def character(match: re.Match[str]) -> str:
            code = match[1]
            if len(code) == 3:
                return chr(int(code, 8))
            if code not in _ESCAPED:
                offset = start + length + match.start()
                self.fail(f"unknown escape {shown(match[0])} in a string", offset, ("the escapes are " + _ESCAPES,))
            return _ESCAPED[code]

        return _ESCAPE.sub(character, literal[length:-length])
