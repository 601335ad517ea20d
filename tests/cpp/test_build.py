"""The builders: what they refuse, what they share, and Python values as C++."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from astgen.cpp import build as b
from astgen.cpp import nodes as c
from astgen.cpp.lexer import KEYWORDS
from astgen.cpp.print import render
from astgen.errors import LoweringError, SchemaError


@pytest.mark.parametrize("text", ["x", "_x1", "at::add", "::c10::Scalar", "Foo::~Foo", "this"])
def test_names(text: str) -> None:
    assert b.name(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "1x",
        "a b",
        "a;",
        "a\n",
        "at::",
        "::",
        "a::::b",
        "a.b",
        "f()",
        "a<b>",
        "é",
        "~a",
        "int",
        "at::new",
        "a::~int",
    ],
)
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(LoweringError, match=r"is (not a C\+\+ identifier|a C\+\+ keyword)"):
        b.name(text)


@pytest.mark.parametrize("word", sorted(KEYWORDS - {"this"}))
def test_keywords_are_no_names(word: str) -> None:
    for make in (b.name, b.let, b.namespace):
        with pytest.raises(LoweringError, match=f"'{word}' is a C\\+\\+ keyword"):
            make(word)


@pytest.mark.parametrize("text", ["int", "unsigned long long", "auto", "at::Tensor", "::std::string"])
def test_types(text: str) -> None:
    assert render(b.named(text)) == text


@pytest.mark.parametrize("text", ["", "const int", "int x", "T*", "std::vector<int>", "class", "int "])
def test_what_is_no_type_name(text: str) -> None:
    with pytest.raises(LoweringError):
        b.named(text)


@pytest.mark.parametrize("text", ["f", "Foo::f", "~Foo", "Foo::~Foo", "operator()", "operator ==", "S::operator->"])
def test_function_names(text: str) -> None:
    assert b.func(c.VOID, text, []).name == text


@pytest.mark.parametrize("text", ["", "f()", "f g", "delete", "operator", "a::new", "~", "~int"])
def test_what_is_no_function_name(text: str) -> None:
    with pytest.raises(LoweringError):
        b.func(c.VOID, text, [])


@pytest.mark.parametrize("path", ["", "a b", "a>", '"', "a\n#define x", "a\\b", "<x>"])
def test_paths_that_cannot_be_included(path: str) -> None:
    with pytest.raises(LoweringError, match="can be included"):
        b.include(path)


@pytest.mark.parametrize(
    "make",
    [
        lambda text: b.param(c.AUTO, text),
        lambda text: b.let(text),
        lambda text: b.bind([text], b.NULLPTR),
        lambda text: b.each(text, b.NULLPTR, []),
        lambda text: b.struct(text, []),
        lambda text: b.field(c.AUTO, text),
        lambda text: b.namespace(text),
        lambda text: b.macro_block(text, []),
        lambda text: b.call(text),
        lambda text: b.templ(text),
        lambda text: b.dot(text, "x"),
        lambda text: b.dot("x", text),
        lambda text: b.arrow("x", text),
        lambda text: b.assign(text, 1),
    ],
)
def test_every_name_is_checked(make: Callable[[str], object]) -> None:
    make("ok")
    with pytest.raises(LoweringError):
        make("not ok")


def test_an_expression_is_parsed() -> None:
    with pytest.raises(SchemaError, match="expected an operator"):
        b.expr("a; system()")


def test_equal_names_types_and_expressions_are_one_node() -> None:
    assert b.name("x") is b.name("x")
    assert b.named("std::vector", b.named("int")) is b.named("std::vector", b.named("int"))
    assert b.const_ref(b.named("T")) is b.const_ref(b.named("T"))
    assert b.rref(c.AUTO) is b.rref(c.AUTO)
    assert b.ptr(b.fn_type(c.VOID, c.AUTO)) is b.ptr(b.fn_type(c.VOID, c.AUTO))
    assert b.expr("a + b") is b.expr("a + b")
    assert b.templ("f", c.AUTO) is b.templ("f", c.AUTO)
    assert b.include("a.h") is b.include("a.h")
    assert b.include("a.h") is not b.include("a.h", system=False)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (False, "false"),
        (0, "0"),
        (-7, "-7"),
        (1 << 40, "1099511627776"),
        ("a\n", '"a\\n"'),
        ("", '""'),
        (b.name("x"), "x"),
    ],
)
def test_values(value: b.Value, text: str) -> None:
    assert render(b.value(value)) == text


def test_numbers_and_truth_values_are_not_mixed_up() -> None:
    assert render(b.call("f", 1, True, 0, False)) == "f(1, true, 0, false)"


def test_a_negative_number_is_an_operator_and_a_literal() -> None:
    assert render(b.binary(b.name("a"), "-", b.integer(-1))) == "a - -1"
    assert render(b.dot(b.integer(-1), "x")) == "(-1).x"


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (b.arrow(b.THIS, b.templ("f", c.AUTO)), "this->f<auto>"),
        (b.assign("x", 1, "+="), "x += 1"),
        (b.cast("static", b.named("int"), True), "static_cast<int>(true)"),
        (b.note("n=", 0), "/*n=*/0"),
        (b.braced(1, "a", of=b.named("T")), 'T{1, "a"}'),
        (b.fn(["&"], [b.param(c.AUTO, "x")], [b.ret(b.name("x"))], c.VOID), "[&](auto x) -> void {\n  return x;\n}"),
        (b.do(b.call("f")), "f();\n"),
        (b.let("x"), "auto x;\n"),
        (b.let("x", 1, b.named("int"), ["static"]), "static int x = 1;\n"),
        (b.bind(["a", "b"], b.name("x")), "auto [a, b] = x;\n"),
        (b.if_(b.TRUE, [], []), "if (true) {\n} else {\n}\n"),
        (b.each("x", b.name("xs"), []), "for (auto x : xs) {\n}\n"),
        (b.block(b.ret()), "{\n  return;\n}\n"),
        (b.comment("a\nb"), "// a\n// b\n"),
        (b.func(None, "S", [], quals=["noexcept"]), "S() noexcept;\n"),
        (b.field(b.named("int"), "x", b.integer(1), ["static"]), "static int x = 1;\n"),
        (b.namespace("", b.include("a.h")), "namespace {\n\n#include <a.h>\n\n} // namespace\n"),
    ],
)
def test_builders_make_what_they_say(node: c.Node, text: str) -> None:
    assert render(node) == text


def test_a_body_may_be_any_iterable() -> None:
    made = b.if_(b.TRUE, (b.do(b.call(text)) for text in ("f", "g")))
    assert len(made.then) == 2
    assert made.orelse is None
