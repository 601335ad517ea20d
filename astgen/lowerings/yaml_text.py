"""Plain data as YAML in block style: as little as a generated description needs, and so faster than a dumper."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

Scalar: TypeAlias = str | int | float | None
Value: TypeAlias = "Scalar | Sequence[str] | Sequence[Row]"
Row: TypeAlias = "Mapping[str, Value]"

_PLAIN = re.compile(r"(?:::)?[A-Za-z_][\w.,()<>\[\]{}*&|?!=+/'\": -]*\Z", re.ASCII)
_WORDS = frozenset(["true", "false", "yes", "no", "on", "off", "y", "n", "null"])
_LONGEST_WORD = max(map(len, _WORDS))
_PRINTABLE = re.compile(r"[ -~]*\Z")
_PAD = "  "


def scalar(value: Scalar) -> str:
    """A scalar; a text that could be taken for something else stands in quotes."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return _float(value)
    if _is_plain(value):
        return value
    if _PRINTABLE.match(value):
        return "'" + value.replace("'", "''") + "'"
    return json.dumps(value)


class _Texts(dict[str, str]):
    """Texts as scalars: most of a description are said many times."""

    __slots__ = ()

    def __missing__(self, text: str) -> str:
        self[text] = written = scalar(text)
        return written


def _is_plain(text: str) -> bool:
    """Whether a text needs no quotes: it begins as no number does, and no colon or blank in it can mean anything."""
    return (
        _PLAIN.match(text) is not None
        and ": " not in text
        and text[-1] not in ": "
        and (len(text) > _LONGEST_WORD or text.lower() not in _WORDS)
    )


def _float(value: float) -> str:
    """A float always has a point in YAML."""
    text = repr(value)
    if "n" in text:
        return {"inf": ".inf", "-inf": "-.inf"}.get(text, ".nan")
    return text if "." in text else text.replace("e", ".0e")


class RowWriter:
    """Writes rows: mappings to scalars, to lists of texts and to lists of rows.

    A row within rows is remembered by its identity, so it must live, unchanged, as long as the writer.
    """

    def __init__(self) -> None:
        self._remembered: dict[tuple[int, str], str] = {}
        self._texts = _Texts()

    def table(self, columns: Mapping[str, Sequence[Value]]) -> list[str]:
        """The text of each row of a list of rows, whose values are given key by key."""
        pairs = [[self._pair(key, value, _PAD) for value in column] for key, column in columns.items()]
        return [f"- {_PAD.join(row)}" for row in zip(*pairs, strict=True)]

    def _pair(self, key: str, value: Value, pad: str) -> str:
        """A key with its value; ``pad`` stands before the lines of a list."""
        if type(value) is str:
            return f"{key}: {self._texts[value]}\n"
        if isinstance(value, (str, int, float)) or value is None:
            return f"{key}: {scalar(value)}\n"
        if not value:
            return f"{key}: []\n"
        return f"{key}:\n{''.join([self._item(item, pad) for item in value])}"

    def row(self, row: Row, pad: str = "") -> str:
        """A row of a list: the first key stands behind the dash, the others below it."""
        inner = pad + _PAD
        return f"{pad}- {inner.join([self._pair(key, value, inner) for key, value in row.items()])}"

    def _item(self, item: str | Row, pad: str) -> str:
        if isinstance(item, str):
            return f"{pad}- {self._texts[item]}\n"
        key = (id(item), pad)
        text = self._remembered.get(key)
        if text is None:
            text = self._remembered[key] = self.row(item, pad)
        return text
