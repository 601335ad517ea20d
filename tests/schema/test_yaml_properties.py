"""Properties of reading YAML, over documents that hypothesis makes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml as pyyaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from astgen.errors import AstgenError, SchemaError
from astgen.schema import yaml_syntax
from astgen.schema.yaml import Mapping, Node, Sequence, Text, locate, read_document, read_entries

quick = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])

words = st.from_regex(r"[a-z\u00e9\U0001f600][a-z(\u00e9\U0001f600'\"\\]{0,4}", fullmatch=True)
lines_of_words = st.lists(st.lists(words, min_size=1, max_size=3), min_size=1, max_size=4)
scraps = [
    "a",
    "b c",
    "k: ",
    "- ",
    "\n",
    "\n  ",
    "\n    ",
    " ",
    "'",
    "''",
    '"',
    "\\",
    "\\n",
    "\\\n",
    "|",
    ">-",
    "|+2\n  ",
]
scraps += [
    "&a ",
    "*a",
    "!!str ",
    "[",
    "]",
    "{",
    "}",
    ", ",
    ":",
    "\r\n",
    "\u2028",
    "\x85",
    "\u00e9",
    "\U0001f600",
    "1",
    "---\n",
]
yaml_like = st.lists(st.sampled_from(scraps), max_size=12).map("".join)


class Writer:
    """Writes a source and notes the place of each character of a value."""

    def __init__(self, first_line: str, line_end: str, indent: int) -> None:
        self.source = first_line
        self.line_end = line_end
        self.indent = indent
        self.places: list[tuple[int, int]] = []
        self.line, self.column = 2, 1

    def put(self, text: str) -> None:
        self.source += text
        self.column += len(text)

    def new_line(self) -> None:
        self.put(self.line_end)
        self.line, self.column = self.line + 1, 1
        self.put(" " * self.indent)

    def put_word(self, word: str, escapes: dict[str, str]) -> None:
        for character in word:
            self.places.append((self.line, self.column))
            self.put(escapes.get(character, character))


ESCAPES = {
    "plain": {},
    "'": {"'": "''"},
    '"': {'"': '\\"', "\\": "\\\\", "\u00e9": "\\xe9", "a": "\\U00000061"},
    "|": {},
    ">": {},
}


@quick
@given(
    lines=lines_of_words,
    style=st.sampled_from(list(ESCAPES)),
    mark=st.sampled_from(["", "\ufeff"]),
    line_end=st.sampled_from(["\n", "\r\n", "\r"]),
    properties=st.sampled_from(["", "&a ", "!!str ", "&a !!str "]),
    indent=st.integers(3, 5),
    trailing=st.sampled_from(["", " ", "\t", "  "]),
)
def test_locate_finds_what_was_written(
    lines: list[list[str]], style: str, mark: str, line_end: str, properties: str, indent: int, trailing: str
) -> None:
    writer = Writer(f"{mark}# operators{line_end}", line_end, indent)
    writer.put("- func: " + properties)
    block = style in "|>"
    writer.put(f"{style}-" if block else style.removeprefix("plain"))
    for number, line in enumerate(lines):
        if block:
            writer.new_line()
        elif number:
            writer.put(trailing)
            writer.new_line()
        for position, word in enumerate(line):
            writer.put(" " if position else "")
            writer.put_word(word, ESCAPES[style])
    writer.put(style if style in ("'", '"') else "")

    value = ("\n" if style == "|" else " ").join(" ".join(line) for line in lines)
    entry = next(read_entries("f.yaml", writer.source))
    assert isinstance(entry, Mapping)
    text = entry.get("func")
    assert isinstance(text, Text)
    assert text.value == value
    offsets = [offset for offset, character in enumerate(value) if character not in " \n"]
    origins = [locate(text, offset) for offset in offsets]
    assert [(origin.line, origin.column) for origin in origins] == writer.places


def texts(node: Node) -> Iterator[Text]:
    """All texts in a node."""
    match node:
        case Text():
            yield node
        case Sequence():
            for item in node.items:
                yield from texts(item)
        case Mapping():
            for key, value in node.items():
                yield from texts(key)
                yield from texts(value)


def strings(node: Node) -> Any:
    """The node as Python values, all texts strings."""
    match node:
        case Text():
            return node.value
        case Sequence():
            return [strings(item) for item in node.items]
        case Mapping():
            return {key.value: strings(value) for key, value in node.items()}
    raise AssertionError(node)


def document(source: str) -> tuple[Node | None, list[AstgenError]]:
    errors: list[AstgenError] = []
    return read_document("f.yaml", source, errors=errors), errors


@quick
@given(yaml_like)
def test_the_located_character_is_the_character(source: str) -> None:
    lines = re.split("\r\n|\r|\n", source)
    node, _ = document(source)
    for text in texts(node) if node else ():
        for offset, character in enumerate(text.value):
            origin = locate(text, offset)
            written = lines[origin.line - 1][origin.column - 1 : origin.column] or "\n"
            assert written == character or character in " \n" or written == "\\"


@quick
@given(yaml_like)
def test_values_are_those_of_the_loader(source: str) -> None:
    node, errors = document(source)
    try:
        expected = pyyaml.load(source, Loader=pyyaml.BaseLoader)
    except pyyaml.YAMLError:
        return
    if node and not errors:
        assert strings(node) == expected


@quick
@given(
    st.one_of(
        st.text("0123456789_+-.:xbeoaflntr~", max_size=8),
        st.sampled_from(["null", "Yes", "NO", "on", ".inf", "1e3", "~"]),
    )
)
def test_plain_scalars_resolve_as_in_the_safe_loader(written: str) -> None:
    try:
        expected = pyyaml.safe_load(written)
        node = read_document("f.yaml", written)
    except (pyyaml.YAMLError, ValueError, SchemaError):
        return
    if isinstance(node, Text) and type(expected) in (bool, int, float, str, type(None)):
        resolved = node.resolved()
        assert resolved == expected or resolved != resolved
        assert type(resolved) is type(expected)


@pytest.mark.skipif(yaml_syntax.PARSER is yaml_syntax.PythonParser, reason="PyYAML has no libyaml here")
@quick
@given(yaml_like)
def test_both_parsers_give_the_same(source: str) -> None:
    with_libyaml, errors = document(source)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_syntax, "PARSER", yaml_syntax.PythonParser)
        with_python, other_errors = document(source)
    assert bool(errors) == bool(other_errors)
    if with_libyaml and with_python:
        assert strings(with_libyaml) == strings(with_python)
        assert [text.start for text in texts(with_libyaml) if text.value] == [
            text.start for text in texts(with_python) if text.value
        ]


@pytest.mark.parametrize("parser", ["libyaml", "python"])
@quick
@given(source=st.one_of(st.binary(max_size=60), yaml_like, st.text(max_size=40)))
def test_nothing_but_schema_errors(parser: str, source: str | bytes) -> None:
    with pytest.MonkeyPatch.context() as patch:
        if parser == "python":
            patch.setattr(yaml_syntax, "PARSER", yaml_syntax.PythonParser)
        errors: list[AstgenError] = []
        for node in read_entries("f.yaml", source, errors=errors):
            for text in texts(node):
                locate(text, len(text.value))
        read_document("f.yaml", source, errors=errors)
    for error in errors:
        assert type(error) is SchemaError
        assert "\n" not in error.message
        assert error.origin is not None
