"""The expression parser: what it reads as what, and where it says no."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astgen.cpp import nodes as c
from astgen.cpp.build import call, const, fn_type, integer, name, named, ptr, ref
from astgen.cpp.check import verify
from astgen.cpp.nodes import Expr
from astgen.cpp.parse import parse_expr
from astgen.cpp.print import Style, render
from astgen.cpp.walk import same
from astgen.errors import SchemaError
from astgen.origin import Origin

A, B, F, INT = name("a"), name("b"), name("f"), named("int")


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("a", A),
        ("::c10::x", name("::c10::x")),
        ("this", name("this")),
        ("true", c.Lit("true")),
        ("1.e-5", c.Lit("1.e-5")),
        (".5f", c.Lit(".5f")),
        ("1.0/a", c.Binary(c.Lit("1.0"), "/", A)),
        ("0xFF'FFul", c.Lit("0xFF'FFul")),
        ("'\\''", c.Lit("'\\''")),
        (r'"a\tb\x41\101\u00e9"', c.Str("a\tbAA\u00e9")),
        ('"a" "b"', c.Str("ab")),
        ("(a)", c.Paren(A)),
        ("((a))", c.Paren(c.Paren(A))),
        ("(a + b) * 2", c.Binary(c.Binary(A, "+", B), "*", c.Lit("2"))),
        ("(a * b) + 2", c.Binary(c.Paren(c.Binary(A, "*", B)), "+", c.Lit("2"))),
        ("f((a, b))", call("f", c.Binary(A, ",", B))),
        ("a >>= b >> a", c.Assign(A, c.Binary(B, ">>", A), ">>=")),
        ("a >= b > 1", c.Binary(c.Binary(A, ">=", B), ">", c.Lit("1"))),
        ("a->b.f", c.Member(c.Member(A, B, True), F)),
        ("a.f<int>()", c.Call(c.Member(A, c.Template(F, (INT,))))),
        ("double(a)", c.Call(c.Name("double"), (A,))),
        ("unsigned long{a}", c.Braced(named("unsigned long"), (A,))),
        ("std::vector<int>{}", c.Braced(named("std::vector", INT), ())),
        ("f<>(a)", c.Call(c.Template(F, ()), (A,))),
        ("f<int>::a<b>(a)", c.Call(c.Scoped(named("f", INT), c.Template(A, (named("b"),))), (A,))),
        ("static_cast<const int&>(a)", c.Cast("static", ref(const(INT)), A)),
        ("(int)a.b", c.Cast("c", INT, c.Member(A, B))),
        ("(b)a", c.Cast("c", named("b"), A)),
        ("(b*)f(a)", c.Cast("c", ptr(named("b")), call("f", A))),
        ("(b)(a)", c.Call(c.Paren(B), (A,))),
        ("(b)-a", c.Binary(c.Paren(B), "-", A)),
        ("/*x=*/ a + b", c.Binary(c.Note("x=", A), "+", B)),
        ("/*x*//*y*/-a", c.Note("x", c.Note("y", c.Unary("-", A)))),
        ("f(a /* dropped */) // dropped", call("f", A)),
        ("/* two\n   lines */ a", c.Note(" two lines ", A)),
        ("a, b = f ? a : b", c.Binary(A, ",", c.Assign(B, c.Ternary(F, A, B)))),
    ],
)
def test_reads(text: str, tree: Expr) -> None:
    assert same(parse_expr(text), tree), render(parse_expr(text))


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        # not glued: a comparison
        ("a < b > (f)", c.Binary(c.Binary(A, "<", B), ">", c.Paren(F))),
        ("f(a < b, b > (a))", call("f", c.Binary(A, "<", B), c.Binary(B, ">", c.Paren(A)))),
        # glued, but it does not close, or an operand follows
        ("a<b", c.Binary(A, "<", B)),
        ("a<b>f", c.Binary(c.Binary(A, "<", B), ">", F)),
        ("f(a<b, a+1)", call("f", c.Binary(A, "<", B), c.Binary(A, "+", integer(1)))),
        ("a<b ? 1 : 2", c.Ternary(c.Binary(A, "<", B), integer(1), integer(2))),
        # template arguments
        ("f<b>(a)", c.Call(c.Template(F, (named("b"),)), (A,))),
        ("f<b>", c.Template(F, (named("b"),))),
        ("f<b> == f<a>", c.Binary(c.Template(F, (named("b"),)), "==", c.Template(F, (named("a"),)))),
        ("f<1, a + 1, (a > b)>(a)", None),
        ("f<std::vector<std::vector<int>>>(a)", None),
        ("f<const char*, at::Tensor &, b &&>(a)", None),
        ("f<a.b, a[1], &a, -1>(a)", None),
    ],
)
def test_tells_template_arguments_from_less_than(text: str, tree: Expr | None) -> None:
    got = parse_expr(text)
    if tree is None:
        assert isinstance(got, c.Call)
        assert isinstance(got.fn, c.Template)
    else:
        assert same(got, tree), render(got)


def test_reads_function_types() -> None:
    tree = parse_expr("std::function<void (const at::Tensor &, int)>(f)")
    assert isinstance(tree, c.Call)
    assert isinstance(tree.fn, c.Template)
    assert same(tree.fn.args[0], fn_type(c.VOID, ref(const(named("at::Tensor"))), INT))
    pointer = parse_expr("reinterpret_cast<int (*)(int)>(a)")
    assert isinstance(pointer, c.Cast)
    assert same(pointer.type, ptr(fn_type(INT, INT)))


def test_reads_a_declaration_where_an_expression_is_possible() -> None:
    tree = parse_expr("[]() { a * b; a(b); f<int> x; int y = (a, b); T z(a, b); auto& [p, q] = f; }")
    assert isinstance(tree, c.Lambda)
    assert [type(statement).__name__ for statement in tree.body] == ["Var", "ExprStmt", "Var", "Var", "Var", "Bind"]


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("", 1, 1, "expected an expression, found the end"),
        ("a +", 1, 4, "expected an expression, found the end"),
        ("f(a b)", 1, 5, "expected ',' or ')', found 'b'"),
        ("f(a", 1, 4, "expected ',' or ')', found the end"),
        ("a b", 1, 3, "expected an operator, found 'b'"),
        ("a ? b", 1, 6, "expected ':', found the end"),
        ("a;", 1, 2, "expected an operator, found ';'"),
        ("f(\n  a,\n  )", 3, 3, "expected an expression, found ')'"),
        ("new T", 1, 1, "'new' is a C++ keyword that has no place here"),
        ("a.template f<int>()", 1, 3, "'template' is a C++ keyword that has no place here"),
        ("int", 1, 4, "expected '(' after the type int, found the end"),
        ("std::vector<int, >(3)", 1, 18, "expected an expression, found '>'"),
        ("f<int>::a<int>::b", 1, 15, "expected an operator, found '::'"),
        ("std::plus<>{}", 1, 12, "expected an operator, found '{'"),
        ("a $ b", 1, 3, "the character '$' is not C++"),
        ("f<a<>>(b)", 1, 6, "a type without template arguments between '<' and '>' has no node"),
        ("f(1 .a)", 1, 5, "a literal has no members"),
        ("é", 1, 1, "the character 'é' is not C++"),
        ('"abc', 1, 1, "the string is not closed"),
        ("'", 1, 1, "the character is not closed"),
        ("/* abc", 1, 1, "the comment is not closed"),
        ("1.5x", 1, 1, "'1.5x' is not a number"),
        ("089", 1, 1, "'089' is not a number"),
        ("a + 0x", 1, 5, "'0x' is not a number"),
        (r'"a\q"', 1, 3, r"unknown escape '\\q'"),
        (r'f("\xe9")', 1, 4, r"the escape '\\xe9' is no character"),
        ("static_cast(a)", 1, 12, "expected a type in '<' and '>', found '('"),
        ("static_cast<1>(a)", 1, 15, "expected a type in '<' and '>', found '('"),
        ("[x = 1]() {}", 1, 4, "expected ',' or ']', found '='"),
        ("[]() { int x = 1, y = 2; }", 1, 17, "expected ';', found ','"),
        ("[]() { return a }", 1, 17, "expected ';', found '}'"),
        ("[]() { while (a) {} }", 1, 8, "'while' is a C++ keyword that has no place here"),
        ("[", 1, 2, "expected a name, found the end"),
        ("(" * 200, 1, 61, "the expression is nested too deeply"),
        ("- " * 200, 1, 121, "the expression is nested too deeply"),
        ("a" + " + a" * 200, 1, 1, "the expression is nested too deeply"),
    ],
)
def test_says_what_is_wrong_and_where(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(SchemaError) as raised:
        parse_expr(text)
    assert raised.value.message == message
    assert raised.value.origin == Origin("<expression>", line, column)


def test_locate_gives_the_origin() -> None:
    with pytest.raises(SchemaError) as raised:
        parse_expr("a + ", lambda offset: Origin("derivatives.yaml", 12, 20 + offset, "self"))
    assert raised.value.origin == Origin("derivatives.yaml", 12, 24, "self")


PIECES = (
    "a|f|int|std::|1|'c'|(|)|[|]|{|}|<|>|,|;|:|?|=|-|*|&|.|->|/*n*/|[](|return |if (|for (|auto |const |static_cast<"
)


@given(st.lists(st.sampled_from([" ", '"s"', *PIECES.split("|")]), max_size=25).map("".join) | st.text(max_size=20))
def test_any_text_is_a_tree_or_a_schema_error(text: str) -> None:
    try:
        tree = parse_expr(text)
    except SchemaError:
        return
    verify(tree)
    assert same(parse_expr(render(tree, Style(width=None))), tree)


@pytest.mark.parametrize(
    "piece", ["(", "[", "{", "f(", "a<", "a<b(", "f<int,", "!", "/**/", "a?", "a=", "(int)", "[]() {"]
)
def test_deep_nesting_is_refused_in_time(piece: str) -> None:
    with pytest.raises(SchemaError):
        parse_expr(piece * 3000)


def test_many_arguments_are_not_deep() -> None:
    tree = parse_expr(f"f({', '.join(['a'] * 3000)})")
    assert isinstance(tree, c.Call)
    assert len(tree.args) == 3000
