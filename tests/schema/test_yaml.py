"""Reading YAML into nodes, and finding the characters of their values again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml as pyyaml

from astgen.schema import yaml_syntax
from astgen.schema.yaml import Mapping, Node, Sequence, Text, locate, read_document, read_entries


@pytest.fixture(params=["libyaml", "python"], autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test here runs with both parsers, and expects the same of both."""
    if request.param == "python":
        monkeypatch.setattr(yaml_syntax, "PARSER", yaml_syntax.PythonParser)
    elif yaml_syntax.PARSER is yaml_syntax.PythonParser:
        pytest.skip("PyYAML has no libyaml here")


def plain(node: Node) -> Any:
    """The node as Python values."""
    match node:
        case Text():
            return node.value
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key.value: plain(value) for key, value in node.items()}
    raise AssertionError(node)


def read_text(text: str) -> Text:
    """The first entry of a file, which is a text."""
    node = next(read_entries("f.yaml", text))
    assert isinstance(node, Text)
    return node


def place(node: Node) -> tuple[int, int]:
    origin = node.origin()
    return origin.line, origin.column


def places(text: Text) -> list[tuple[int, int]]:
    """Line and column of each character of the value, and of its end."""
    origins = [locate(text, offset) for offset in range(len(text.value) + 1)]
    return [(origin.line, origin.column) for origin in origins]


ENTRIES = """\
# operators
- func: add(Tensor self) -> Tensor
  dispatch:
    CPU: add_cpu
    CUDA:
  tags: [core, 'point wise']
- just words
"""


def test_entries_are_trees_of_texts() -> None:
    first, second = read_entries("f.yaml", ENTRIES)
    assert plain(first) == {
        "func": "add(Tensor self) -> Tensor",
        "dispatch": {"CPU": "add_cpu", "CUDA": ""},
        "tags": ["core", "point wise"],
    }
    assert plain(second) == "just words"
    assert (first.kind, second.kind) == ("a mapping", "a string")


def test_keys_and_values_have_places() -> None:
    first, second = read_entries("f.yaml", ENTRIES)
    assert isinstance(first, Mapping)
    assert [(key.value, place(key), place(value)) for key, value in first.items()] == [
        ("func", (2, 3), (2, 9)),
        ("dispatch", (3, 3), (4, 5)),
        ("tags", (6, 3), (6, 9)),
    ]
    dispatch = first.get("dispatch")
    assert isinstance(dispatch, Mapping)
    assert place(dispatch.entries["CUDA"][0]) == (5, 5)
    assert place(first) == (2, 3)
    assert place(second) == (7, 3)
    assert str(first.origin("add")) == "f.yaml:2:3"
    assert first.origin("add").key == "add"


def test_get_of_a_missing_key() -> None:
    node = read_document("f.yaml", "a: 1")
    assert isinstance(node, Mapping)
    assert node.get("b") is None


def test_entries_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(b"\xef\xbb\xbf- a\r\n- b\r\n")
    assert [(plain(node), str(node.origin())) for node in read_entries(path)] == [
        ("a", f"{path}:1:3"),
        ("b", f"{path}:2:3"),
    ]


@pytest.mark.parametrize("text", ["", "\ufeff", "# no operators yet\n", "---\n", "--- # none\n...\n", "[]"])
def test_no_content_means_no_entries(text: str) -> None:
    assert list(read_entries("f.yaml", text)) == []


def test_document() -> None:
    node = read_document("f.yaml", "backend: XLA\nsupported:\n- abs\n- add.Tensor\n")
    assert plain(node) == {"backend": "XLA", "supported": ["abs", "add.Tensor"]}


def test_entries_come_before_the_file_is_read_to_its_end() -> None:
    entries = read_entries("f.yaml", "- good\n- 'bad\n")
    assert plain(next(entries)) == "good"


@pytest.mark.torch
def test_a_shipped_file_reads_as_with_the_loader() -> None:
    torchgen = pytest.importorskip("torchgen", reason="needs the operators of an installed torch")
    path = Path(torchgen.__file__).parent / "packaged/ATen/native/tags.yaml"
    expected = pyyaml.load(path.read_text(), Loader=pyyaml.BaseLoader)
    assert [plain(node) for node in read_entries(path)] == expected


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("", None),
        ("~", None),
        ("null", None),
        ("True", True),
        ("off", False),
        ("0x1F", 31),
        ("-1_000", -1000),
        ("1.5", 1.5),
        ("2001-01-01", "2001-01-01"),
        ("NoCheck", "NoCheck"),
        ("'true'", "true"),
        ('"null"', "null"),
        ("!!str 12", "12"),
        ("!!int '12'", 12),
        ("! 12", 12),
        ("=", "="),
        ("|\n  1\n", "1\n"),
    ],
)
def test_resolved(written: str, expected: object) -> None:
    resolved = read_text(f"- {written}").resolved()
    assert resolved == expected
    assert type(resolved) is type(expected)


# Each source with the value of its first entry and the lines and columns of its characters and end.
STYLES = {
    "plain": ("- ab c", "ab c", [(1, 3), (1, 4), (1, 5), (1, 6), (1, 7)]),
    "plain with a tab": ("- a\tb", "a\tb", [(1, 3), (1, 4), (1, 5), (1, 6)]),
    "plain on two lines": ("- ab  \n   c # d\n", "ab c", [(1, 3), (1, 4), (1, 7), (2, 4), (2, 5)]),
    "plain with a tab before the line end": ("- a\t\n  b\n", "a b", [(1, 3), (1, 5), (2, 3), (2, 4)]),
    "plain with an empty line": ("- a\n\n  b\n", "a\nb", [(1, 3), (2, 1), (3, 3), (3, 4)]),
    "plain with CR LF": ("- a\r\n  b\r\n- c", "a b", [(1, 3), (1, 4), (2, 3), (2, 4)]),
    "plain with CR": ("- a\r  b\r", "a b", [(1, 3), (1, 4), (2, 3), (2, 4)]),
    "plain after a byte-order mark": ("\ufeff- ab", "ab", [(1, 3), (1, 4), (1, 5)]),
    "plain beyond ASCII": ("- \u00e9\U0001f600b", "\u00e9\U0001f600b", [(1, 3), (1, 4), (1, 5), (1, 6)]),
    "plain after anchor and tag": ("- &a !!str ab", "ab", [(1, 12), (1, 13), (1, 14)]),
    "plain on the line after its tag": ("- !!str # c\n  ab", "ab", [(2, 3), (2, 4), (2, 5)]),
    "plain in a flow list": ("- a\n- [b]", "a", [(1, 3), (1, 4)]),
    "plain before a fold of its neighbour": ("- a\n\n\n- b", "a", [(1, 3), (1, 4)]),
    "empty": ("- # c", "", [(1, 2)]),
    "empty after an anchor": ("- &a\n- b", "", [(1, 3)]),
    "single-quoted": ("- 'ab'", "ab", [(1, 4), (1, 5), (1, 6)]),
    "single-quoted quote": ("- 'a''b'", "a'b", [(1, 4), (1, 5), (1, 7), (1, 8)]),
    "single-quoted on two lines": ("- 'a \n  b'", "a b", [(1, 4), (1, 6), (2, 3), (2, 4)]),
    "single-quoted with blanks": ("- ' a  b'", " a  b", [(1, 4), (1, 5), (1, 6), (1, 7), (1, 8), (1, 9)]),
    "single-quoted, nothing in it": ("- ''", "", [(1, 3)]),
    "double-quoted": ('- &x "ab"', "ab", [(1, 7), (1, 8), (1, 9)]),
    "double-quoted escapes": (
        r'- "\x41\u0042\U00000043\n\\d"',
        "ABC\n\\d",
        [(1, 4), (1, 8), (1, 14), (1, 24), (1, 26), (1, 28), (1, 29)],
    ),
    "double-quoted lines joined": ('- "a\\\n   b\\\r\n  \\ c"', "ab c", [(1, 4), (2, 4), (3, 3), (3, 5), (3, 6)]),
    "double-quoted lines joined over an empty one": ('- "a\\\n\n  b"', "a\nb", [(1, 4), (2, 1), (3, 3), (3, 4)]),
    "double-quoted folds": ('- "a\n\n\t b\n  c"', "a\nb c", [(1, 4), (2, 1), (3, 3), (3, 4), (4, 3), (4, 4)]),
    "literal": ("- |\n  ab\n   c\n", "ab\n c\n", [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5), (4, 1)]),
    "literal, stripped": ("- |- # c\n  a\n\n", "a", [(2, 3), (2, 4)]),
    "literal, kept": ("- |+\n  a\n\n- b", "a\n\n", [(2, 3), (2, 4), (3, 1), (4, 1)]),
    "literal with an indicator": ("- |2\n    a\n  b", "  a\nb", [(2, 3), (2, 4), (2, 5), (2, 6), (3, 3), (3, 4)]),
    "literal that begins with empty lines": ("- !t |\n\n \n  a", "\n\na", [(2, 1), (3, 2), (4, 3), (4, 4)]),
    "literal with CR LF": ("\ufeff- |\r\n  a\r\n  b\r\n", "a\nb\n", [(2, 3), (2, 4), (3, 3), (3, 4), (3, 5)]),
    "literal of empty lines": ("- |+\n\n\n- b", "\n\n", [(2, 1), (3, 1), (4, 1)]),
    "folded": ("- >\n  a\n  b\n", "a b\n", [(2, 3), (2, 4), (3, 3), (3, 4), (4, 1)]),
    "folded with an empty line": ("- >-\n  a\n\n\n  b\n", "a\n\nb", [(2, 3), (3, 1), (4, 1), (5, 3), (5, 4)]),
    "folded with a more indented line": (
        "- >-\n  a\n   b\n  c\n",
        "a\n b\nc",
        [(2, 3), (2, 4), (3, 3), (3, 4), (3, 5), (4, 3), (4, 4)],
    ),
    "folded that begins with empty lines": ("- >-\n\n  a\n  b", "\na b", [(2, 1), (3, 3), (3, 4), (4, 3), (4, 4)]),
}


@pytest.mark.parametrize("style", STYLES)
def test_locate(style: str) -> None:
    source, value, expected = STYLES[style]
    text = next(read_entries("f.yaml", source, errors=[]))
    assert isinstance(text, Text)
    assert text.value == value
    assert places(text) == expected


def test_locate_in_a_key() -> None:
    node = read_document("f.yaml", "a: {'b c': d}")
    assert isinstance(node, Mapping)
    inner = node.get("a")
    assert isinstance(inner, Mapping)
    assert str(locate(inner.entries["b c"][0], 2)) == "f.yaml:1:8"


def test_locate_beyond_the_end_and_with_a_key() -> None:
    origin = locate(read_text("- abc"), 99, "add")
    assert (origin.path, origin.line, origin.column, origin.key) == ("f.yaml", 1, 6, "add")


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85"])
def test_lines_are_those_of_an_editor(separator: str) -> None:
    source = f"# a{separator}\n- b{separator}  c\n- d"
    first, second = read_entries("f.yaml", source)
    assert isinstance(first, Text)
    assert places(first) == [(2, 3), (2, 4), (2, 7), (2, 8)]
    assert place(second) == (3, 3)


def test_aliases_are_the_anchored_nodes() -> None:
    first, second, third = read_entries("f.yaml", "- &a x\n- &b [*a, *a]\n- {k: *b}")
    assert plain(second) == ["x", "x"]
    assert plain(third) == {"k": ["x", "x"]}
    assert isinstance(second, Sequence)
    assert second.items[0] is first


def test_an_anchor_may_be_defined_anew() -> None:
    assert [plain(node) for node in read_entries("f.yaml", "- &a x\n- *a\n- &a y\n- *a")] == ["x", "x", "y", "y"]


def test_merged_keys_stand_behind_own_keys() -> None:
    node = read_document("f.yaml", "base: &a {x: 1, y: 2}\nother: &b {y: 3, z: 4}\nmerged: {<<: [*a, *b], x: 5}")
    assert isinstance(node, Mapping)
    merged = node.get("merged")
    assert isinstance(merged, Mapping)
    assert plain(merged) == {"x": "5", "y": "2", "z": "4"}
    assert place(merged.entries["z"][0]) == (2, 18)


def test_a_quoted_merge_key_is_a_key() -> None:
    assert plain(read_document("f.yaml", "'<<': 1")) == {"<<": "1"}
