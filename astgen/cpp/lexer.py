"""The words of C++: the tokens that the expression parser reads, and what counts as a name or a number."""

from __future__ import annotations

import re
from typing import NamedTuple

from astgen.cpp.precedence import ASSIGN_OPS, BINARY, POSTFIX_OPS, PREFIX_OPS

KEYWORDS = frozenset(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class
    co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype
    default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline
    int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template
    this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t
    while xor xor_eq
    """.split()  # noqa: SIM905
)
"""The words of C++20 that cannot be identifiers."""

TYPE_WORDS = frozenset("auto bool char double float int long short signed unsigned void".split())  # noqa: SIM905
"""The keywords that name a type, alone or several together."""

IDENTIFIER = r"[A-Za-z_]\w*"
_QUALIFIED = re.compile(rf"(?:::)?{IDENTIFIER}(?:::~?{IDENTIFIER})*", re.ASCII)
_OPERATOR_NAME = re.compile(r"operator(?: +\S+|[^\w\s]+)", re.ASCII)

_DIGITS = r"\d(?:'?\d)*"
_HEX = r"[\da-fA-F](?:'?[\da-fA-F])*"
_NUMBER = rf"""(?:
      0[xX](?:{_HEX}\.?(?:{_HEX})?|\.{_HEX})[pP][+-]?{_DIGITS}[fFlL]?
    | (?:{_DIGITS}\.(?:{_DIGITS})?|\.{_DIGITS})(?:[eE][+-]?{_DIGITS})?[fFlL]?
    | {_DIGITS}[eE][+-]?{_DIGITS}[fFlL]?
    | (?:0[xX]{_HEX}|0[bB][01](?:'?[01])*|0(?:'?[0-7])*|[1-9](?:'?\d)*)(?:[uU](?:ll|LL|[lLzZ])?|(?:ll|LL|[lLzZ])[uU]?)?
)"""
_CHARACTER = r"'(?:[^'\\\n]|\\.)+'"
_LITERAL = re.compile(rf"true|false|nullptr|{_NUMBER}|{_CHARACTER}", re.VERBOSE | re.ASCII)

# Every `>` is a token of its own, since two may close two template argument lists: the parser joins them.
_PUNCTUATION = {"(", ")", "[", "]", "{", "}", ";", ":", "::", "?", ".", "->", "...", ">"}
_OPERATORS = {op for op in {*BINARY, *ASSIGN_OPS, *PREFIX_OPS, *POSTFIX_OPS} if op[0] != ">"} | _PUNCTUATION
_TOKEN = re.compile(
    rf"""
      (?P<space>\s+|//[^\n]*)
    | (?P<note>/\*.*?\*/)
    | (?P<number>{_NUMBER}(?![\w.]))
    | (?P<name>{IDENTIFIER})
    | (?P<string>"(?:[^"\\\n]|\\.)*")
    | (?P<character>{_CHARACTER})
    | (?P<broken>/\*|"|'|\.?\d[\w.']*)
    | (?P<operator>{"|".join(re.escape(op) for op in sorted(_OPERATORS, key=len, reverse=True))})
    | (?P<unknown>.)
    """,
    re.VERBOSE | re.DOTALL | re.ASCII,
)
_BROKEN = {"/*": "the comment is not closed", '"': "the string is not closed", "'": "the character is not closed"}
_SIMPLE_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_ESCAPE = re.compile(r"\\(?:([0-7]{1,3})|x([\da-fA-F]+)|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))", re.DOTALL)


def is_qualified_name(text: str) -> bool:
    """Whether C++ takes ``text`` as a name, qualified or not."""
    if text.isidentifier():
        return text.isascii() and text not in KEYWORDS
    parts = text.removeprefix("::").split("::")
    if all(map(str.isidentifier, parts)):  # what follows in less time: nearly all
        return text.isascii() and KEYWORDS.isdisjoint(parts)
    if _QUALIFIED.fullmatch(text) is None:
        return False
    return KEYWORDS.isdisjoint((text.replace("~", "") if "~" in text else text).split("::"))


def is_function_name(text: str) -> bool:
    """Whether C++ takes ``text`` as the name of a function: destructors and operators have their own."""
    if "operator" not in text and "~" not in text:
        return is_qualified_name(text)
    scope, _, operator = text.rpartition("::")
    if _OPERATOR_NAME.fullmatch(operator):
        return not scope or is_qualified_name(scope)
    return is_qualified_name(text.removeprefix("~"))


def is_literal(text: str) -> bool:
    """Whether ``text`` is a literal other than a string."""
    return bool(_LITERAL.fullmatch(text))


class Token(NamedTuple):
    """A token: its kind, its text, where it starts and the comments before it."""

    kind: str
    text: str
    offset: int
    notes: tuple[str, ...] = ()


class Refused(Exception):
    """The text is not what the parser takes; ``offset`` is where."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset


class Unsupported(Refused):
    """The text is C++, but no node can hold it: no other reading will do."""


def tokenize(text: str) -> list[Token]:
    """The tokens of a text; the last one is of the kind ``end``.  Raises `Refused`."""
    tokens: list[Token] = []
    notes: list[str] = []
    for match in _TOKEN.finditer(text):
        kind, word, offset = match.lastgroup or "", match.group(), match.start()
        if kind == "note":
            notes.append(re.sub(r"\s*\n\s*", " ", word[2:-2]))
        elif kind == "broken":
            raise Refused(_BROKEN.get(word, f"{word!r} is not a number"), offset)
        elif kind == "unknown":
            raise Refused(f"the character {word!r} is not C++", offset)
        elif kind != "space":
            tokens.append(Token(kind, word, offset, tuple(notes)))
            notes.clear()
    return [*tokens, Token("end", "", len(text))]


def unescape(token: Token) -> str:
    """The content of a string literal.  Raises `Refused` for an escape that is no character."""

    def character(match: re.Match[str]) -> str:
        octal, byte, short, long, simple = match.groups()
        if simple is not None:
            if simple in _SIMPLE_ESCAPES or simple in "\\'\"?":
                return _SIMPLE_ESCAPES.get(simple, simple)
            raise Refused(f"unknown escape {match.group()!r}", token.offset + 1 + match.start())
        code = int(octal, 8) if octal else int(byte or short or long, 16)
        # a byte above 127 is part of a character, and half a surrogate pair is none
        if code > (0x10FFFF if short or long else 0x7F) or 0xD800 <= code < 0xE000:
            raise Refused(f"the escape {match.group()!r} is no character", token.offset + 1 + match.start())
        return chr(code)

    return _ESCAPE.sub(character, token.text[1:-1])
