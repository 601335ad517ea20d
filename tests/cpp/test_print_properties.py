"""What must hold for the text of any tree."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astgen.cpp import nodes as c
from astgen.cpp.build import name, named, ptr
from astgen.cpp.check import verify
from astgen.cpp.lexer import TYPE_WORDS, tokenize
from astgen.cpp.nodes import Decl, Expr, Node, Stmt, Type
from astgen.cpp.parse import parse_expr
from astgen.cpp.precedence import (
    ASSIGN,
    ASSIGN_OPS,
    BINARY,
    POSTFIX_OPS,
    PREFIX_OPS,
    rank,
    template_argument_needs_parentheses,
)
from astgen.cpp.print import Printer, Style, render
from astgen.cpp.walk import same

pytestmark = pytest.mark.filterwarnings("ignore:Generating overly large repr")

WIDTHS = (None, 100, 40, 1)

words = st.sampled_from(["a", "bcd", "at::add", "::c10::x", "a_rather_long_name_for_a_thing"])
short = st.sampled_from(["self", "x1", "grad_output"])
literals = st.sampled_from(["0", "17", "1.5", "1e-05", "0x1F", "'x'", "true", "nullptr"])
texts = st.text(st.characters(codec="utf-8"), max_size=8)

simple_types = st.one_of(
    st.sampled_from(sorted(TYPE_WORDS - {"auto"})).map(named),
    st.sampled_from(["Tensor", "at::Tensor", "::std::string"]).map(named),
    st.just(named("std::vector", named("int"))),
)


def qualify(kind: Type, marks: str) -> Type:
    for mark in marks:
        kind = {"c": c.Const, "*": c.Ptr, "&": c.Ref, "r": c.RRef}[mark](kind)
    return kind


types: st.SearchStrategy[Type] = st.builds(
    qualify, simple_types, st.sampled_from(["", "", "c", "c&", "&", "r", "*", "c*", "c*c", "**"])
)
params = st.builds(c.Param, types, short)


def is_plain(n: Expr) -> bool:
    """Whether a template argument reads as an expression and not as a type."""
    return template_argument_needs_parentheses(n) or not isinstance(n, c.Name | c.Template | c.Call)


def in_normal_form(n: Expr) -> bool:
    """A `Paren` around what needs parentheses anyway is not told apart from them."""
    return rank(n) > ASSIGN


def extend(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    several = st.lists(inner, max_size=4).map(tuple)
    arguments = st.lists(st.one_of(types, inner.filter(is_plain)), min_size=1, max_size=2).map(tuple)
    template = st.builds(c.Template, words.map(name), arguments)
    objects = inner.filter(lambda n: not isinstance(n, c.Lit))
    return st.one_of(
        st.builds(c.Binary, objects, st.sampled_from(sorted(BINARY)), inner),
        st.builds(c.Unary, st.sampled_from(sorted(PREFIX_OPS)), inner),
        st.builds(c.Unary, st.sampled_from(sorted(POSTFIX_OPS)), inner, st.just(True)),
        st.builds(c.Ternary, inner, inner, inner),
        st.builds(c.Assign, inner, inner, st.sampled_from(sorted(ASSIGN_OPS))),
        st.builds(c.Call, st.one_of(words.map(name), template, inner), several),
        st.builds(c.Call, st.builds(c.Member, objects, short.map(name), st.booleans()), several),
        st.builds(c.Member, objects, short.map(name), st.booleans()),
        st.builds(c.Index, objects, inner),
        st.builds(c.Cast, st.sampled_from(["static", "const", "reinterpret", "dynamic"]), types, inner),
        st.builds(c.Cast, st.just("c"), st.sampled_from([named("int"), ptr(named("T"))]), inner),
        st.builds(c.Braced, st.one_of(st.none(), simple_types), several),
        st.builds(c.Scoped, st.builds(c.Named, words, arguments), short.map(name)),
        st.builds(c.Note, st.sampled_from(["x=", " y ", "dim"]), inner),
        st.builds(c.Lambda, st.just(("&", "this")), st.lists(params, max_size=2).map(tuple), types, bodies(inner)),
    )


def bodies(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[tuple[Stmt, ...]]:
    """Statements that the parser reads in a lambda."""
    variables = st.builds(c.Var, types, short, inner, st.sampled_from(["=", "()", "{}"]), st.just(("static",)))
    # `a * b;` declares b: an expression that stands alone is a call here
    calls = st.builds(c.ExprStmt, st.builds(c.Call, short.map(name), st.lists(inner, max_size=3).map(tuple)))
    returns = st.builds(c.Return, st.one_of(st.none(), inner))
    leaves = st.one_of(variables, calls, returns)
    some = st.lists(leaves, max_size=2).map(tuple)
    maybe = st.one_of(st.none(), inner)
    branches = st.builds(c.If, st.none(), inner, some, st.one_of(st.none(), some), st.booleans())
    alone = st.builds(lambda cond, then: c.If(None, cond, (then,), braces=False), inner, leaves)
    ranges = st.builds(c.ForRange, types, short, inner, some)
    loops = st.builds(c.For, st.one_of(st.none(), variables), maybe, maybe, some)
    bindings = st.builds(c.Bind, st.just(("first", "second")), inner, st.sampled_from(["", "&", "&&"]))
    statements = st.one_of(leaves, branches, alone, ranges, loops, bindings, st.builds(c.Block, some))
    return st.lists(statements, max_size=3).map(tuple)


leaves = st.one_of(words.map(name), literals.map(c.Lit), texts.map(c.Str))
expressions = st.recursive(leaves, extend, max_leaves=14)
parenthesised = st.builds(c.Paren, expressions.filter(in_normal_form))
trees = st.one_of(expressions, parenthesised, st.builds(c.Call, words.map(name), st.tuples(parenthesised, expressions)))


@st.composite
def declarations(draw: st.DrawFn) -> Decl:
    body = draw(st.one_of(st.none(), bodies(expressions)))
    inits = tuple(draw(st.lists(st.builds(c.Init, short, st.tuples(expressions)), max_size=2))) if body else ()
    function = c.Function(
        tuple(draw(st.lists(st.builds(c.TParam, st.just("typename"), short), max_size=1))),
        (),
        draw(st.sampled_from([(), ("static", "inline")])),
        None if inits else draw(types),
        draw(short),
        tuple(draw(st.lists(st.builds(c.Param, types, short, st.one_of(st.none(), expressions)), max_size=3))),
        inits=inits,
        body=body,
    )
    field = c.Field((), draw(types), draw(short), draw(st.one_of(st.none(), expressions)))
    bases = tuple(draw(st.lists(simple_types, max_size=2)))
    struct = c.Struct((), "struct", (), "S", bases, (field, function, c.Access("private"), field))
    macro = c.MacroBlock("MACRO", draw(st.lists(st.one_of(types, expressions), max_size=3).map(tuple)), body or ())
    return c.Namespace("n", (struct, macro, c.Comment("a comment"), function, field))


def printed(tree: Node, width: int | None) -> str:
    """An expression breaks only in a statement."""
    style = Style(width=width)
    return render(c.ExprStmt(tree) if isinstance(tree, Expr) else tree, style).rstrip("\n")


def words_of(text: str) -> list[str]:
    return [word for token in tokenize(text) for word in (*token.notes, token.text)]


@given(trees)
@settings(max_examples=300, deadline=None)
def test_an_expression_parses_to_the_same_tree_at_every_width(tree: Expr) -> None:
    verify(tree)
    for width in WIDTHS:
        text = printed(tree, width).removesuffix(";")
        again = parse_expr(text)
        if isinstance(tree, c.Braced) and tree.type is None and isinstance(again, c.Paren):
            again = again.inner
        assert same(again, tree), text


@given(bodies(expressions))
@settings(max_examples=150, deadline=None)
def test_statements_parse_to_the_same_tree_at_every_width(body: tuple[Stmt, ...]) -> None:
    tree = c.Lambda(("=",), (), None, body)
    verify(tree)
    for width in WIDTHS:
        text = printed(tree, width).removesuffix(";")
        assert same(parse_expr(text), tree), text


@given(declarations())
@settings(max_examples=100, deadline=None)
def test_the_width_changes_no_token_of_a_declaration(tree: Decl) -> None:
    verify(tree)
    flat = words_of(printed(tree, None))
    for width in WIDTHS:
        assert words_of(printed(tree, width)) == flat


@given(st.one_of(trees, declarations()))
@settings(max_examples=200, deadline=None)
def test_no_line_ends_in_a_blank(tree: Node) -> None:
    for width in WIDTHS:
        text = printed(tree, width)
        assert not re.search(r"[ \t]$", text, re.MULTILINE)
        assert "\t" not in re.sub(r'"[^"\n]*"', "", text)


breakable = st.recursive(
    words.map(name),
    lambda inner: st.one_of(
        st.builds(c.Binary, inner, st.sampled_from(sorted(BINARY)), inner),
        st.builds(c.Unary, st.sampled_from(sorted(PREFIX_OPS)), inner),
        st.builds(c.Ternary, inner, inner, inner),
        st.builds(c.Assign, inner, inner),
        st.builds(c.Call, inner, st.lists(inner, max_size=3).map(tuple)),
        st.builds(c.Call, st.builds(c.Member, inner, short.map(name)), st.lists(inner, max_size=3).map(tuple)),
        st.builds(c.Index, words.map(name), inner),
        st.builds(c.Cast, st.just("static"), simple_types, inner),
        st.builds(c.Braced, st.one_of(st.none(), simple_types), st.lists(inner, max_size=3).map(tuple)),
        st.builds(c.Note, st.just("n="), inner),
    ),
    max_leaves=14,
)


@given(breakable)
@settings(max_examples=300, deadline=None)
def test_a_line_over_the_width_has_no_place_to_break(tree: Expr) -> None:
    """At width 1 every line is over it: none has a comma or an operator between two operands."""
    for line in printed(tree, 1).split("\n"):
        operand = re.sub(r"^[^\w\s]+ ", "", line.strip())
        assert not re.search(r" [-+*/%&|^<>=!?:]+ |, ", operand), line


@given(breakable, st.integers(20, 120))
@settings(max_examples=200, deadline=None)
def test_what_fits_is_not_broken(tree: Expr, width: int) -> None:
    flat = printed(tree, None)
    if len(flat) <= width:
        assert printed(tree, width) == flat


# --- strings ---

ODD = ["", "\\", '"', "??/", "\x00" + "1", "\x7f", "\n7", "é", "日本", "\U0001f600", "\u2028", "%s", "/*", "//", "a\\n"]


@given(texts)
def test_a_string_is_read_back(value: str) -> None:
    tree = parse_expr(render(c.Str(value)))
    assert isinstance(tree, c.Str)
    assert tree.value == value
    assert "\n" not in render(c.Str(value))


def test_a_compiler_reads_the_same_strings(tmp_path: Path) -> None:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("g++ is not installed")
    values = ODD + [chr(code) + after for code in range(0x80) for after in ("", "0")]
    lines = ["constexpr bool same(const char* a, const unsigned char* b, int n) {"]
    lines += ["  for (int i = 0; i < n; i++) if ((unsigned char)a[i] != b[i]) return false;", "  return true;", "}"]
    for i, value in enumerate(values):
        data = value.encode()
        text = render(c.Str(value))
        lines.append(f"constexpr unsigned char bytes{i}[] = {{{', '.join([*map(str, data), '0'])}}};")
        lines.append(f"static_assert(sizeof({text}) == {len(data) + 1} && same({text}, bytes{i}, {len(data)}));")
    source = tmp_path / "strings.cpp"
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    subprocess.run([compiler, "-std=c++20", "-fsyntax-only", str(source)], check=True)


# --- a node of a plug-in ---


def test_a_subclass_prints_a_node_of_its_own() -> None:
    @c.node
    class Await(Expr):
        value: Expr

    class WithAwait(Printer):
        def expr_await(self, n: Await) -> str:
            return f"co_await {self.expr(n.value)}"

        def broken_await(self, head: str, n: Await, tail: str, depth: int) -> None:
            self.put(f"{head}co_await ", n.value, tail, depth)

    tree = c.Return(Await(c.Call(name("f"), (name("a"), name("b")))))
    assert WithAwait(Style()).chunk(tree).text == "return co_await f(a, b);\n"
    assert WithAwait(Style(width=20)).chunk(tree).text == "return co_await f(\n    a,\n    b);\n"
