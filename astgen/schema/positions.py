"""Where the characters of a YAML file stand: its lines, and the places behind the value of a scalar.

Nodes keep one number, the index of their first character in the text. Lines and columns, and
the way back from a value through quotes, escapes and folds, are worked out when somebody asks.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from itertools import islice

from astgen.origin import Origin
from astgen.record import lazy


class Source:
    """The text of one file, without byte-order mark, and the path its user knows it by."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text

    def origin(self, index: int, key: str = "") -> Origin:
        """The place of the character at ``index``; lines end as in an editor, at LF, CR LF and CR only."""
        starts = self._line_starts
        line = bisect_right(starts, index)
        return Origin(self.path, line, index - starts[line - 1] + 1, key)

    @lazy
    def _line_starts(self) -> array[int]:
        line_end = re.compile(r"\r\n?|\n" if "\r" in self.text else r"\n")
        starts = array("I", [0])
        starts.extend(match.end() for match in line_end.finditer(self.text))
        return starts


def value_index(text: str, start: int, value: str, offset: int) -> int:
    """The index in ``text`` of the character at ``offset`` in ``value``.

    ``start`` is where the scalar begins, its anchor and tag included. A character made by a fold
    is at the line break, one made by an escape at the backslash; the end of the value is right
    after its last character. Nothing is raised: an offset beyond the end counts as the end.
    """
    if not value:
        return start
    matched = _PROPERTIES.match(text, start)
    start = matched.end() if matched else start
    if offset >= len(value) and text[start] not in "'\"":
        return value_index(text, start, value, len(value) - 1) + 1
    match text[start]:
        case "|" | ">":
            indexes = _block_indexes(text, start, value)
        case "'":
            indexes = _flow_indexes(text, start + 1, _SINGLE_QUOTED)
        case '"':
            indexes = _flow_indexes(text, start + 1, _DOUBLE_QUOTED)
        case _:
            indexes = _flow_indexes(text, start, _PLAIN)
    return list(islice(indexes, min(offset, len(value)) + 1))[-1]


# YAML 1.1 breaks lines at more characters than an editor does, and keeps the two separators in the value.
_BREAKS = r"\n\r\x85\u2028\u2029"
_SEPARATORS = "\u2028\u2029"
_BREAK = rf"(?:\r\n|[{_BREAKS}])"

_PROPERTIES = re.compile(rf"(?:[&!][^ \t{_BREAKS}]*+(?:[ \t{_BREAKS}]++(?:#[^{_BREAKS}]*+)?)*+)*+")
_HEADER = re.compile(rf"[|>][^{_BREAKS}]*+{_BREAK}?")
_LINE = re.compile(rf"( *+)[^{_BREAKS}]*+({_BREAK}|\Z)")
_LINE_BREAK = re.compile(_BREAK)

_FOLD = rf"(?P<fold>[ \t]*+(?:{_BREAK}[ \t]*+)++)"
_JOINED_LINES = rf"(?P<joined>\\{_BREAK}[ \t]*+(?:{_BREAK}[ \t]*+)*+)"
_ESCAPE = r"(?P<escape>\\(?:x.{2}|u.{4}|U.{8}|.))"
_PLAIN = re.compile(rf"{_FOLD}|(?P<run>[ \t]++|[^ \t{_BREAKS}]++)")
_SINGLE_QUOTED = re.compile(rf"{_FOLD}|(?P<escape>'')|(?P<run>[ \t]++|[^' \t{_BREAKS}]++|')")
_DOUBLE_QUOTED = re.compile(rf"{_FOLD}|{_JOINED_LINES}|{_ESCAPE}|(?P<run>[ \t]++|[^\\ \t{_BREAKS}]++)")


def _flow_indexes(text: str, index: int, piece: re.Pattern[str]) -> Iterator[int]:
    """The index of each value character of a plain or quoted scalar, and on past its end."""
    while matched := piece.match(text, index):
        if matched.lastgroup == "run":
            yield from range(index, matched.end())
        elif matched.lastgroup == "escape":
            yield index
        else:
            breaks = [found.start() for found in _LINE_BREAK.finditer(text, index, matched.end())]
            yield from breaks[1:] if matched.lastgroup == "joined" else _folded(text, breaks)
        index = matched.end()
    yield len(text)


def _block_indexes(text: str, index: int, value: str) -> Iterator[int]:
    """The index of each value character of a literal or folded block scalar, and on to its end."""
    folded = text[index] == ">"
    header = _HEADER.match(text, index)
    first_line = header.end() if header else index
    indent = _block_indent(text, first_line, value)
    breaks: list[int] = []
    may_fold = False
    for line in _LINE.finditer(text, first_line):
        content, end = line.start() + indent, line.start(2)
        if line.end(1) < min(content, end):
            break
        if content >= end:
            breaks.append(end)
            continue
        more_indented = text[content] in " \t"
        yield from _folded(text, breaks) if may_fold and not more_indented else breaks
        yield from range(content, end)
        breaks = [end]
        may_fold = folded and not more_indented
    yield from breaks


def _block_indent(text: str, first_line: int, value: str) -> int:
    """How many blanks of a line do not belong to the value, seen at its first line with text."""
    written = value.lstrip("\n" + _SEPARATORS)
    line = next(islice(_LINE.finditer(text, first_line), len(value) - len(written), None), None)
    if not written or line is None:
        return len(text)
    return len(line[1]) - (len(written) - len(written.lstrip(" ")))


def _folded(text: str, breaks: list[int]) -> list[int]:
    """The breaks that are left as characters: one is a blank, of more the first is dropped."""
    if text[breaks[0]] in _SEPARATORS:
        return breaks
    return breaks[1:] or breaks
