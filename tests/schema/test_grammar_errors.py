"""What the errors about schemas say, and where they point."""

from __future__ import annotations

import pytest

from astgen.errors import SchemaError
from astgen.origin import Origin
from astgen.schema.grammar import MAX_CONSTRUCTORS, argument_offsets, parse_name, parse_schema, parse_type


def error_of(text: str) -> SchemaError:
    with pytest.raises(SchemaError) as caught:
        parse_schema(text)
    return caught.value


# A caret in the second text of each row stands below the place of the error.
@pytest.mark.parametrize(
    ("text", "caret", "message"),
    [
        ("mix(int x, bool b=Tru=False) -> int",
         "                     ^", "expected ')' or ',' after the default, got '='"),
        ("mix(int x, float$y) -> int",
         "                ^", "expected the name of the argument after its type 'float', got '$'"),
        ("mix(int x, Tensor[]=3) -> int",
         "                   ^", "expected the name of the argument after its type 'Tensor[]', got '='"),
        ("mix(int x int y) -> int",
         "          ^", "expected ')' or ',' after the argument, got 'int'"),
        ("mix(int x,) -> int",
         "          ^", "expected a type, got ')'"),
        ("mix(int x, **) -> int",
         "            ^", "expected ')' or ',' after '*', got '*'"),
        ("mix(..., int x) -> int",
         "       ^", "expected ')' after '...', which is the last, got ','"),
        ("mix(int x",
         "         ^", "expected ')' or ',' after the argument, got the end"),
        ("mix(int x)",
         "          ^", "expected '->' and the returns after the arguments, got the end"),
        ("mix(int x) => int",
         "           ^", "expected '->' and the returns after the arguments, got '='"),
        ("mix(int x) -> (int, ..., int)",
         "                       ^", "expected ')' after '...', which is the last, got ','"),
        ("mix(int x) -> (int a b)",
         "                     ^", "expected ')' or ',' after the return, got 'b'"),
        ("mix(int x) -> int a, int b",
         "                   ^", "expected the end of the schema, got ','"),
        ("",
         "^", "expected the name of the operator, got the end"),
        ("(int x) -> int",
         "^", "expected the name of the operator, got '('"),
        ("mix",
         "   ^", "expected '(' after the name of the operator, got the end"),
        ("mix-up(int x) -> int",
         "^", "expected the name of the operator, of letters, digits and '_', got 'mix-up'"),
        ("my-lib::mix(int x) -> int",
         "^", "expected the name of the operator, of letters, digits and '_', got 'my-lib'"),
        ("lib::2mix(int x) -> int",
         "     ^", "expected the name of the operator after '::', of letters, digits and '_', got '2mix'"),
        ("mix.up.down(int x) -> int",
         "    ^", "expected the name of the overload after '.', of letters, digits and '_', got 'up.down'"),
        ("lib:mix(int x) -> int",
         "    ^", "expected ':' as the second of '::', got 'mix'"),
        ("mix(int[n] x) -> int",
         "        ^", "expected the size of the list or ']' after '[', got 'n'"),
        ("mix(int[3 x) -> int",
         "          ^", "expected ']' after the size of the list, got 'x'"),
        ("mix(int[2147483648] x) -> int",
         "        ^", "the size of a list is at most 2147483647, got '2147483648'"),
        ("mix((int, str[2]) x) -> int",
         "             ^", "expected ')' or ',' after a type of the tuple, got '['"),
        ("mix(Dict(str int) x) -> int",
         "             ^", "expected ',' after the type of the keys, got 'int'"),
        ("mix(Dict(str, int x) -> int",
         "                  ^", "expected ')' after the type of the values, got 'x'"),
        ("mix(Future t) -> int",
         "           ^", "expected '(' after 'Future', got 't'"),
        ("mix(Future(t x) -> int",
         "             ^", "expected ')' after the type in 'Future', got 'x'"),
        ("mix(__torch__.torch. x, int y) -> int",
         "                      ^", "expected the name of the argument after its type '__torch__.torch.x', got ','"),
        ("mix(Tensor(2) x) -> int",
         "           ^", "expected the name of an alias set or '*', got '2'"),
        ("mix(Tensor(a!|b) x) -> int",
         "             ^", "expected ')' after the alias annotation, got '|'"),
        ("mix(int x=) -> int",
         "          ^", "expected a default (a number, a string, a name or a list), got ')'"),
        ("mix(int x=+1) -> int",
         "          ^", "expected a default (a number, a string, a name or a list), got '+'"),
        ("mix(int x=-one) -> int",
         "           ^", "expected a number after '-', got 'one'"),
        ("mix(int x=1_000) -> int",
         "           ^", "expected ')' or ',' after the default, got '_000'"),
        ("mix(int[] x=[1 2]) -> int",
         "               ^", "expected ']' or ',' after an item of the default, got '2'"),
        ("mix(int[] x=[1,]) -> int",
         "               ^", "expected a default (a number, a string, a name or a list), got ']'"),
        ("mix(float x=1e400) -> int",
         "            ^", "the number '1e400' is too large"),
        ("mix(float x=0x1p5000) -> int",
         "            ^", "the number '0x1p5000' is too large"),
        ("mix(str x='abc) -> int",
         "          ^", "the string has no end"),
        ('mix(str x="""abc"") -> int',
         "          ^", "the string has no end"),
        ("mix(str x='ab\\qc') -> int",
         "             ^", "unknown escape '\\\\q' in a string"),
        ("mix(int é) -> int",
         "        ^", "expected the name of the argument after its type 'int', got 'é'"),
        ("mix(int x) -> int\0",
         "                 ^", "expected the end of the schema, got '\\x00'"),
    ],
)  # fmt: skip
def test_message_and_place(text: str, caret: str, message: str) -> None:
    error = error_of(text)
    assert error.message == message
    assert error.origin == Origin("<schema>", 1, caret.index("^") + 1)


@pytest.mark.parametrize(
    ("text", "message", "note"),
    [
        ("f(Tensorx self) -> ()", "unknown type 'Tensorx'", "did you mean 'Tensor'?"),
        ("f(Symint x) -> ()", "unknown type 'Symint'", "did you mean 'SymInt'?"),
        ("f(Futures(t) x) -> ()", "unknown type 'Futures'", "did you mean 'Future'?"),
        ("f(Optional[int] x) -> ()", "unknown type 'Optional'", "an optional type is written 'T?'"),
        ("f(List[int] x) -> ()", "unknown type 'List'", "a list type is written 'T[]'"),
        ("f(__torch__ x) -> ()", "unknown type '__torch__'",
         "a class is written '__torch__.torch.classes.NAMESPACE.CLASS'"),
        ("f(Tensor?(a!) x) -> ()", "expected the name of the argument after its type 'Tensor?', got '('",
         "an alias annotation stands before '?'"),
    ],
)  # fmt: skip
def test_notes(text: str, message: str, note: str) -> None:
    error = error_of(text)
    assert error.message == message
    assert [single.message for single in error.notes] == [note]


def test_unknown_type_without_a_near_word_has_no_note() -> None:
    assert error_of("f(XYZZY x) -> ()").notes == ()


def test_lines_count_in_a_schema_of_several_lines() -> None:
    error = error_of("f(Tensor x,\n  # and\n  float$y) -> ()")
    assert error.origin == Origin("<schema>", 3, 8)


def test_the_reader_of_the_file_says_where_offsets_are() -> None:
    with pytest.raises(SchemaError) as caught:
        parse_schema("f(int x y) -> ()", lambda offset: Origin("ops.yaml", 7, 100 + offset, "f"))
    assert str(caught.value) == "ops.yaml:7:108: error: expected ')' or ',' after the argument, got 'y' [schema-syntax]"


def test_the_place_is_right_for_arguments_that_have_been_read_before() -> None:
    parse_schema("f(Tensor self, int dim=0) -> ()")
    assert error_of("f(Tensor self, int dim=0, int$) -> ()").origin == Origin("<schema>", 1, 30)


@pytest.mark.parametrize(
    "text",
    [
        "f(" + "(" * 10_000,
        "f(Tensor" + "[]" * 10_000 + " x) -> ()",
        "f(Tensor" + "?" * 10_000 + " x) -> ()",
        "f(" + "Future(" * 10_000 + "int" + ")" * 10_000 + " x) -> ()",
        "f() -> " + "(" * 10_000,
    ],
)
def test_deep_nesting_is_refused(text: str) -> None:
    assert f"more than {MAX_CONSTRUCTORS} lists" in error_of(text).message


def test_nesting_up_to_the_limit() -> None:
    text = "f(" + "(" * MAX_CONSTRUCTORS + "int" + ")" * MAX_CONSTRUCTORS + " x) -> ()"
    schema = parse_schema(text)
    assert str(schema) == text
    assert schema.canonical() == text
    assert hash(schema) == hash(parse_schema(f"{text} "))


@pytest.mark.parametrize(
    "text",
    [
        "f(int[" + "# " * 50_000 + "x",
        "f(int[" + "#\n" * 50_000 + "x",
        'f(str x="""' + '"\\' * 50_000,
        "f(str x='" + "\\a" * 50_000,
        "f(int x=" + "1" * 100_000 + ") -> ()",
        "f(int[" + "1" * 100_000 + "] x) -> ()",
        "f(" + "A" * 100_000 + " x) -> ()",
        "x." * 50_000,
    ],
)
def test_long_nonsense_gives_a_short_error(text: str) -> None:
    assert len(error_of(text).message) < 200


def test_types_and_names_alone() -> None:
    with pytest.raises(SchemaError, match="expected the end of the type, got 'x'"):
        parse_type("Tensor x")
    with pytest.raises(SchemaError, match=r"expected the end of the name, got '\('"):
        parse_name("f(")
    with pytest.raises(SchemaError, match="expected ':' as the second of '::', got the end"):
        parse_name("f:")
    with pytest.raises(SchemaError):
        argument_offsets("f(int) -> ()")
