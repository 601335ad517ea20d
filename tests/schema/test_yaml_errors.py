"""What is wrong with a YAML file is a `SchemaError` at the place, in plain words."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.own import without_code

from astgen.errors import AstgenError, ErrorList, SchemaError
from astgen.schema import yaml_syntax
from astgen.schema.yaml import Mapping, Text, read_document, read_entries


@pytest.fixture(params=["libyaml", "python"], autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test here runs with both parsers, and expects the same of both."""
    if request.param == "python":
        monkeypatch.setattr(yaml_syntax, "PARSER", yaml_syntax.PythonParser)
    elif yaml_syntax.PARSER is yaml_syntax.PythonParser:
        pytest.skip("PyYAML has no libyaml here")


def errors_of(text: str | bytes) -> list[str]:
    """The lines of all errors of a list of entries, without the path."""
    errors: list[AstgenError] = []
    for _ in read_entries("f.yaml", text, errors=errors):
        pass
    assert all(type(error) is SchemaError for error in errors)
    lines = str(ErrorList(errors)).replace("f.yaml:", "").splitlines() if errors else []
    return [without_code(line) for line in lines]


def test_repeated_key() -> None:
    text = "- func: f(Tensor self) -> Tensor\n  variants: function\n  device_guard: False\n  variants: method\n"
    assert errors_of(text) == [
        "4:3: error: the key 'variants' is there twice in one mapping",
        "2:3: note: first defined here",
    ]


def test_repeated_keys_do_not_hide_each_other_nor_the_entries() -> None:
    errors: list[AstgenError] = []
    nodes = list(read_entries("f.yaml", "- {a: 1, a: 2}\n- {b: 3, b: 4, c: 5}\n- d\n", errors=errors))
    assert [str(error.origin) for error in errors] == ["f.yaml:1:10", "f.yaml:2:10"]
    assert len(nodes) == 3
    assert isinstance(nodes[0], Mapping)
    kept = nodes[0].get("a")
    assert isinstance(kept, Text)
    assert kept.value == "1"


def test_without_a_collector_the_first_error_is_raised() -> None:
    with pytest.raises(SchemaError, match="the key 'a' is there twice"):
        list(read_entries("f.yaml", "- {a: 1, a: 2}\n- {b: 3, b: 4}\n"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("- [a]: b", ["1:3: error: a key must be a string; found a list"]),
        ("- ? {a: b}\n  : c", ["1:5: error: a key must be a string; found a mapping"]),
        ("- !!python/object:os.x {}", ["1:3: error: the tag '!!python/object:os.x' is not supported here"]),
        ("- !foo x\n- !!set {a}", ["1:3: error: the tag '!foo' is not supported here"]),
        ("- a: !!map [x]", ["1:6: error: the tag '!!map' is not supported here"]),
        ("- <<: 1", ["1:7: error: expected a mapping or a list of mappings to merge; found a string"]),
        ("- &abc x\n- *abd", ["2:3: error: no anchor '&abd' before this alias", "2:3: note: did you mean 'abc'?"]),
        ("- &a [*a]", ["1:7: error: the alias '*a' is inside of what it stands for"]),
        ("&a [b, *a]", ["1:8: error: the alias '*a' is inside of what it stands for"]),
        ("- a\n---\n- b", ["2:1: error: a second document begins; expected one in the file"]),
        ("---\n---\n- b", ["2:1: error: a second document begins; expected one in the file"]),
        ("a: b", ["1:1: error: expected a list, each entry after '- '; found a mapping"]),
        ("words", ["1:1: error: expected a list, each entry after '- '; found a string"]),
    ],
)
def test_structure(text: str, expected: list[str]) -> None:
    assert errors_of(text)[: len(expected)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "- a: b\n c: d\n",
            ["2:2: error: expected '- ' and the next entry of the list; check indentation and quotes"],
        ),
        (
            "- a: 'x' y",
            ["1:10: error: expected the next key of the mapping; check indentation and quotes"],
        ),
        ("- [a, b\n- c", ["2:4: error: expected ',' or ']'", "1:3: note: the list begins here"]),
        ("- {a: b", ["1:8: error: expected ',' or '}'", "1:3: note: the mapping begins here"]),
        ("- a: b: c", ["1:7: error: no ': ' is allowed here; quote a value with one, or see the line before"]),
        ("- a: - b", ["1:6: error: no '- ' is allowed here; begin the list on a line of its own"]),
        ("- 'abc\n\n- d", ["1:3: error: the closing quote is missing"]),
        ('- "abc\n---\n', ["1:3: error: the closing quote is missing"]),
        ("- a: b\n  c\n- d", ["2:3: error: expected ':' and a value after this key"]),
        ("- a: ]", ["1:6: error: expected a value"]),
        ("- %a", ["1:3: error: a value cannot begin with '%'; put it in quotes"]),
        ("- `a`", ["1:3: error: a value cannot begin with '`'; put it in quotes"]),
        ("- a: *x(y)", ["1:8: error: expected a name after '*'; quote a value that begins with '*'"]),
        ("- a: &(y)", ["1:7: error: expected a name after '&'; quote a value that begins with '&'"]),
        ("- !e!x b", ["1:3: error: the tag's handle is not declared; quote a value that begins with '!'"]),
        ("- |x\n  a\n", ["1:4: error: expected a line end after '|' or '>'", "1:3: note: the text begins here"]),
        ("- a\n\tb: c", ["2:1: error: a tab is not allowed in the indentation; use blanks"]),
        ("- \u2028- b: c: d", ["1:10: error: no ': ' is allowed here; quote a value with one, or see the line before"]),
    ],
)
def test_syntax(text: str, expected: list[str]) -> None:
    assert errors_of(text)[: len(expected)] == expected


@pytest.mark.parametrize(
    "text", [r'- "\qx"', r'- "\ud800"', r'- "\U99999999"', "%YAML 3.0\n---\n- a", "%YAML 1." + "9" * 9999]
)
def test_rare_syntax_is_one_line_each(text: str) -> None:
    error, *notes = errors_of(text)
    assert "error" in error
    assert all("note" in note for note in notes)


def test_syntax_error_after_other_errors() -> None:
    assert [line[:4] for line in errors_of("- {a: 1, a: 2}\n- 'b")] == ["1:10", "1:4:", "2:3:"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"- \xe9\n", "1:3: error: the byte 0xE9 is not valid UTF-8"),
        (b"\xef\xbb\xbf- \xc3\xa9\r\n- \xff", "2:3: error: the byte 0xFF is not valid UTF-8"),
        (b"\xff\xfe-\x00", "1:1: error: the byte 0xFF is not valid UTF-8"),
        ("- a\n- b\x00", "2:4: error: the character U+0000 is not allowed in YAML"),
        ("- \x1b[0m", "1:3: error: the character U+001B is not allowed in YAML"),
        ("- \ud800", "1:3: error: the character U+D800 is not allowed in YAML"),
    ],
)
def test_characters(text: str | bytes, expected: str) -> None:
    assert errors_of(text)[0] == expected


def test_utf_16_is_named() -> None:
    assert errors_of("- a".encode("utf-16"))[1] == "1:1: note: the file looks like UTF-16; save it as UTF-8"


@pytest.mark.parametrize("text", ["[" * 100_000, "- " * 100_000, "- " + "{a: " * 100_000, "- " + "? " * 100_000])
def test_deep_nesting(text: str) -> None:
    assert "nested" in errors_of(text)[0]


def test_aliases_nested_too_deep() -> None:
    text = "- &a0 [x]\n" + "".join(f"- &a{n + 1} [*a{n}]\n" for n in range(300))
    assert errors_of(text) == ["100:9: error: nested more than 100 deep"]


def test_aliases_that_explode() -> None:
    ten_times = "".join(f"- &{chr(98 + n)} [{', '.join(['*' + chr(97 + n)] * 10)}]\n" for n in range(20))
    assert errors_of("- &a x\n" + ten_times)[0].endswith("error: the aliases expand to too much")


def test_many_small_aliases_are_fine() -> None:
    assert errors_of("- &a {b: [c, d]}\n" + "- *a\n" * 30_000) == []


def test_value_that_does_not_fit_its_tag() -> None:
    node = read_document("f.yaml", "!!int x")
    assert isinstance(node, Text)
    with pytest.raises(SchemaError, match="'x' is not a YAML int"):
        node.resolved()


@pytest.mark.parametrize("text", ["", "# nothing\n", "---\n"])
def test_document_without_content(text: str) -> None:
    with pytest.raises(SchemaError, match="the file is empty, or has only comments") as caught:
        read_document("f.yaml", text)
    assert str(caught.value.origin) == "f.yaml:1:1"


def test_document_with_a_collector() -> None:
    errors: list[AstgenError] = []
    assert read_document("f.yaml", "{a: 1, a: 2}", errors=errors) is not None
    assert read_document("f.yaml", "{a: 1", errors=errors) is None
    assert [str(error.origin) for error in errors] == ["f.yaml:1:8", "f.yaml:1:6"]


def test_missing_file(tmp_path: Path) -> None:
    (tmp_path / "native_functions.yaml").touch()
    path = tmp_path / "native_function.yaml"
    with pytest.raises(SchemaError) as caught:
        list(read_entries(path))
    assert str(caught.value).splitlines() == [
        f"{path}:1:1: error: cannot read the file: no such file or directory [unreadable-file]",
        f"{path}:1:1: note: did you mean 'native_functions.yaml'?",
    ]


def test_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="no such file") as caught:
        list(read_entries(tmp_path / "a" / "b.yaml"))
    assert caught.value.notes == ()


def test_folder_instead_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="cannot read the file"):
        list(read_entries(tmp_path))


def test_impossible_path() -> None:
    with pytest.raises(SchemaError, match="cannot read the file: embedded null byte"):
        list(read_entries("a\0b"))
