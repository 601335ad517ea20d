"""Inline goldens: the literal is replaced, exactly; all else in the file stays byte for byte."""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astgen.golden.edits import Edit, EditError, apply_edits, edited
from astgen.golden.literals import literal, value
from astgen.regions import Region
from astgen.testing import expect


def call_in(source: bytes, number: int = 0) -> tuple[int, int, int, int]:
    """The place of a call of ``expect`` in a file."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    calls = sorted([c for c in calls if getattr(c.func, "id", "") == "expect"], key=lambda c: (c.lineno, c.col_offset))
    call = calls[number]
    return call.lineno, call.col_offset, call.end_lineno or 0, call.end_col_offset or 0


def edit(source: bytes, text: str, number: int = 0) -> Edit:
    return Edit("test_x.py", *call_in(source, number), sha256(source).hexdigest(), text)


def after(source: str, *texts: str) -> str:
    """A file after edits of its calls, in their order."""
    data = source.encode()
    return edited(data, [edit(data, text, i) for i, text in enumerate(texts)], "test_x.py").decode()


@pytest.mark.parametrize(
    ("source", "text", "result"),
    [
        ('expect("a")', "b", 'expect("b")'),
        ("expect('a')", "it's", "expect('it\\'s')"),
        ("expect( 'a' , )  # why", "b", "expect( 'b' , )  # why"),
        ("expect(text='a')", "b", "expect(text='b')"),
        ('expect("a" "b")', "c", 'expect("c")'),
        ('expect("""\\\na\n""")', "b\nc\n", 'expect("""\\\nb\nc\n""")'),
        ("expect('''a\n''')", "b\n", "expect('''b\n''')"),
        ('expect("a")', "b\nc\n", 'expect("""\\\nb\nc\n""")'),
        ('expect(r"\\d")', "\\w", 'expect(r"\\w")'),
        ('expect(r"\\d")', "\\", 'expect("\\\\")'),
        ('expect(r"""\\d\n""")', '\\w\n""""', 'expect("""\\\\w\n\\"\\"\\"\\"""")'),
        ('expect("a")', "héß→🎉", 'expect("héß→🎉")'),
        ('x = "é🎉"; expect("a")', "b", 'x = "é🎉"; expect("b")'),
        ('expect("a")', "\t\x00\x1b", 'expect("\\t\\x00\\x1b")'),
        ("expect()", "b", 'expect("b")'),
        ("expect(  # nothing yet\n)", "b", 'expect(  # nothing yet\n"b")'),
        ("def f():\n  expect( ).matches(g( ))", "b\n", 'def f():\n  expect( """\\\nb\n""").matches(g( ))'),
    ],
)
def test_edits(source: str, text: str, result: str) -> None:
    assert after(source, text) == result
    assert after(result, text) == result, "and once more changes nothing"


def test_several_edits_of_a_file() -> None:
    source = '# é\nexpect("a"); expect(); y = expect("b")\r\nexpect("""c\r\n""")\r\n'
    assert after(source, "1\n", "2", "3", "4\n5\n") == (
        '# é\nexpect("""\\\r\n1\r\n"""); expect("2"); y = expect("3")\r\nexpect("""4\r\n5\r\n""")\r\n'
    )


def test_an_encoding_of_its_own() -> None:
    for start, encoding in (("# coding: latin-1\n", "latin-1"), ("", "utf-8-sig")):
        source = f'{start}x = "é"\nexpect("é")\n'.encode(encoding)
        found = edited(source, [Edit("x", start.count("\n") + 2, 0, start.count("\n") + 2, 11 + 1, "", "ü")], "x")
        assert found == f'{start}x = "é"\nexpect("ü")\n'.encode(encoding)


@given(st.text(), st.sampled_from(["", '"x"', "'x'", '"""x"""', "'''\\\nx'''", 'r"x"', "r'''x'''", 'R"""x"""']))
def test_any_text_can_be_written(text: str, old: str) -> None:
    assert value(literal(text, old)) == text


@given(st.text(), st.text())
def test_what_stands_around_stays(text: str, other: str) -> None:
    before, behind = f"x = [{literal(other)}, ", f", {literal(other)!s}]  # é\n"
    result = after(f"{before}expect('a'){behind}", text)
    assert result.startswith(f"{before}expect(")
    assert result.endswith(f"){behind}")
    assert ast.literal_eval(result[len(before) + len("expect(") : -len(behind) - 1]) == text


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("expect(x)", "the argument of expect() is no string literal"),
        ('expect(f"{x}")', "the argument of expect() is no string literal"),
        ("expect(1)", "the argument of expect() is no string"),
        ("expect('a', 'b')", "the argument of expect() is no string literal"),
    ],
)
def test_what_cannot_be_edited(source: str, message: str) -> None:
    with pytest.raises(EditError, match=r"^test_x.py:1:1: error: ") as caught:
        after(source, "b")
    assert message in str(caught.value)


def test_a_file_that_changed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "test_x.py"
    path.write_text('expect("a")\n')
    wanted = Edit(str(path), *call_in(b'expect("a")'), sha256(b'expect("a")\n').hexdigest(), "b").as_dict()
    path.write_text('\nexpect("a")\n')
    (refused,) = apply_edits([wanted])
    assert "the file changed since the test ran" in refused
    assert path.read_text() == '\nexpect("a")\n'
    path.write_text('expect("a")\n')
    assert apply_edits([wanted, wanted]) == []
    assert path.read_text() == 'expect("b")\n'


def test_one_call_that_is_to_hold_two_texts(tmp_path: Path) -> None:
    path = tmp_path / "test_x.py"
    path.write_text('expect("a")\n')
    first = Edit(str(path), *call_in(b'expect("a")'), sha256(b'expect("a")\n').hexdigest(), "b").as_dict()
    (refused,) = apply_edits([first, {**first, "text": "c"}])
    assert refused == f"{path}:1:1: error: one expect() is to hold two texts; the file stays as it is"
    assert path.read_text() == 'expect("a")\n'


# --- with pytest ---


def test_without_an_update(monkeypatch: pytest.MonkeyPatch) -> None:
    expect("a\n").matches("a\n")
    expect("a\n").matches(Region("t:a", "a\n"))
    with pytest.raises(AssertionError, match=r"test_inline.py:\d+:1: error: inline golden changed") as caught:
        expect("a\nb\n").matches("a\nc\n")
    assert "\n-b\n+c\nto accept it: python -m pytest" in str(caught.value)
    with pytest.raises(AssertionError, match=r"expect\(\) holds nothing yet\nx\n"):
        expect().matches("x")


SUITE = '''\
# ünïcode, so that columns in bytes and characters differ
import pytest
from astgen.testing import expect

def test_many():
    x = "é"; expect("old").matches("new"); assert expect("""\\
old
""").matches("lines\\nof text\\n") is None

@pytest.mark.parametrize("i", range(3))
def test_same(i):
    expect("1").matches("one")

def test_nothing_yet():
    expect( ).matches("filled")  # é

def test_fine():
    expect('fine').matches("fine")
'''
UPDATED = '''\
# ünïcode, so that columns in bytes and characters differ
import pytest
from astgen.testing import expect

def test_many():
    x = "é"; expect("new").matches("new"); assert expect("""\\
lines
of text
""").matches("lines\\nof text\\n") is None

@pytest.mark.parametrize("i", range(3))
def test_same(i):
    expect("one").matches("one")

def test_nothing_yet():
    expect( "filled").matches("filled")  # é

def test_fine():
    expect('fine').matches("fine")
'''


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("CI", "ASTGEN_GOLD", "EXPECTTEST_ACCEPT"):
        monkeypatch.delenv(variable, raising=False)
    path = pytester.path / "test_suite.py"
    path.write_text(SUITE, "utf-8")
    return path


@pytest.mark.parametrize("arguments", [["--gold=update"], ["--gold=update", "-n", "3"], []])
def test_updating(
    suite: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    """Also with workers, and by the variable that PyTorch's people know; then the suite passes."""
    if not arguments:
        monkeypatch.setenv("EXPECTTEST_ACCEPT", "1")
    result = pytester.runpytest_inprocess(*arguments)
    result.assert_outcomes(passed=6)
    assert result.ret == 0
    assert suite.read_text("utf-8") == UPDATED
    monkeypatch.delenv("EXPECTTEST_ACCEPT", raising=False)
    pytester.runpytest_inprocess().assert_outcomes(passed=6)


def test_new_fills_only_what_is_missing(suite: Path, pytester: pytest.Pytester) -> None:
    pytester.runpytest_inprocess("--gold=new").assert_outcomes(passed=2, failed=4)
    assert suite.read_text("utf-8") == SUITE.replace("expect( )", 'expect( "filled")')


def test_other_modes_leave_the_file(suite: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    monkeypatch.setenv("EXPECTTEST_ACCEPT", "1")
    pytester.runpytest_inprocess().assert_outcomes(passed=1, failed=5)
    assert suite.read_text("utf-8") == SUITE


def test_two_texts_from_one_place(pytester: pytest.Pytester, suite: Path) -> None:
    """Also where one of them is what stands there already; with workers, too."""
    suite.write_text(SUITE.replace('matches("one")', "matches(str(i))"), "utf-8")
    result = pytester.runpytest_inprocess("--gold=update")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*test_suite.py:12:5: error: one expect() is to hold two texts; the file stays*"])
    assert 'expect("old")' in suite.read_text("utf-8")


def test_without_columns(pytester: pytest.Pytester, suite: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python can be told to keep none; one call in its line is found, of several none is guessed."""
    monkeypatch.setenv("PYTHONNODEBUGRANGES", "1")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    result = pytester.runpytest_subprocess("--gold=update")
    result.assert_outcomes(passed=5, failed=1)
    result.stdout.fnmatch_lines(["*LookupError: test_suite.py:6:1: error: 2 calls of expect() here*"])
    assert suite.read_text("utf-8").split("def test_same")[1] == UPDATED.split("def test_same")[1]
