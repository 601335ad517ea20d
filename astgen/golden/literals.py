"""String literals of Python: how a text is written where another literal stood."""

from __future__ import annotations

import ast
import re

_LITERAL = re.compile(r"([A-Za-z]*)(\"\"\"|'''|\"|')")
_CONTINUED = "\\\n"


def literal(text: str, old: str = "") -> str:
    """A literal for a text, in the style of an old one: its quotes and its rawness, where they can be kept.

    Text of several lines stands between three quotes, its first line on a line of its own.
    """
    matched = _LITERAL.match(old)
    prefix, quotes = matched.groups() if matched else ("", '"')
    raw = "r" in prefix.lower()
    continued = old[len(prefix) + len(quotes) :].replace("\r\n", "\n").startswith(_CONTINUED) and not raw
    if "\n" in text and len(quotes) == 1:
        quotes, continued = quotes * 3, True
        raw = False
    candidates = [_written(text, quotes, continued=continued)]
    if raw:
        candidates.insert(0, f"{prefix}{quotes}{text}{quotes}")
    return next((candidate for candidate in candidates if value(candidate) == text), repr(text))


def value(code: str) -> str | None:
    """The text that a literal stands for; None where it is none."""
    try:
        found = ast.literal_eval(code)
    except (SyntaxError, ValueError, MemoryError):
        return None
    return found if isinstance(found, str) else None


def _written(text: str, quotes: str, *, continued: bool) -> str:
    """A literal with escapes: for backslashes, for quotes that would end it, and for what cannot be seen."""
    triple = len(quotes) == 3
    body = text.replace("\\", "\\\\")
    if triple:
        body = body.replace(quotes, "\\" + quotes[0] * 1 + "\\" + quotes[0] + "\\" + quotes[0])
        if body.endswith(quotes[0]):
            body = f"{body[:-1]}\\{quotes[0]}"
    else:
        body = body.replace(quotes, f"\\{quotes}")
    body = "".join([c if c.isprintable() or (triple and c == "\n") else _escape(c) for c in body])
    return f"{quotes}{_CONTINUED if continued else ''}{body}{quotes}"


def _escape(char: str) -> str:
    return repr(char)[1:-1] if ord(char) > 0x7F or char in "\n\r\t" else f"\\x{ord(char):02x}"
