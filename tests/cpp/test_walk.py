"""Visiting and changing trees."""

from __future__ import annotations

import pytest

from astgen.cpp import nodes as c
from astgen.cpp.build import expr, func, integer, name, named, ret, stmts, struct
from astgen.cpp.nodes import Expr, Node
from astgen.cpp.parse import parse_expr
from astgen.cpp.print import render
from astgen.cpp.walk import children, fill, replace, same, substitute, variables, walk
from astgen.origin import Origin, Provenance


def test_children_are_the_nodes_directly_below_in_order() -> None:
    tree = parse_expr("f<T, 1>(a, b + c)")
    assert isinstance(tree, c.Call)
    assert list(children(tree)) == [tree.fn, *tree.args]
    assert isinstance(tree.fn, c.Template)
    assert list(children(tree.fn)) == [tree.fn.name, *tree.fn.args]


def test_children_skip_what_is_absent() -> None:
    assert list(children(c.Return())) == []
    assert list(children(c.Blank())) == []
    condition = name("a")
    assert list(children(c.If(None, condition, (), None))) == [condition]


def test_walk_gives_parents_first() -> None:
    tree = parse_expr("f(a + b, g(c))")
    assert [render(n) for n in walk(tree)] == ["f(a + b, g(c))", "f", "a + b", "a", "b", "g(c)", "g", "c"]


def test_walk_reaches_the_statements_of_a_lambda() -> None:
    tree = parse_expr("[]() { if (a) { return b; } }")
    assert [n.text for n in walk(tree) if isinstance(n, c.Name)] == ["a", "b"]


def test_walk_needs_no_stack_for_a_high_tree() -> None:
    tree: Expr = name("a")
    for _ in range(10_000):
        tree = c.Unary("!", tree)
    assert sum(1 for _ in walk(tree)) == 10_001


def test_replace_shares_what_did_not_change() -> None:
    tree = parse_expr("f(a + b, c * d)")
    assert isinstance(tree, c.Call)
    new = replace(tree, lambda n: integer(1) if isinstance(n, c.Name) and n.text == "a" else n)
    assert render(new) == "f(1 + b, c * d)"
    assert isinstance(new, c.Call)
    assert new is not tree
    assert new.args[1] is tree.args[1]
    assert new.fn is tree.fn


def test_replace_does_not_change_the_old_tree() -> None:
    tree = parse_expr("f(a, a)")
    before = render(tree)
    replace(tree, lambda n: name("z") if isinstance(n, c.Name) else n)
    assert render(tree) == before


def test_replace_goes_from_the_leaves_up() -> None:
    tree = parse_expr("-(-a)")
    seen: list[str] = []

    def change(n: Node) -> Node:
        seen.append(render(n))
        return n.operand if isinstance(n, c.Unary) else n

    assert render(replace(tree, change)) == "a"
    assert seen == ["a", "-a", "-a"]


def test_replace_keeps_the_origin_of_a_declaration() -> None:
    origin = Provenance(Origin("native_functions.yaml", 7))
    tree = c.Function((), (), (), named("int"), "f", (), body=(ret(name("a")),), origin=origin)
    new = replace(tree, lambda n: integer(2) if isinstance(n, c.Name) else n)
    assert new.origin is origin
    assert "return 2;" in render(new)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("self + other", "this->self_ + other"),
        ("self.self", "this->self_.self"),
        ("self->self(self)", "this->self_->self(this->self_)"),
        ("self(self)", "self(this->self_)"),
        ("self<self>(self)", "self<self>(this->self_)"),
        ("at::self", "at::self"),
        ("Self<T>::self", "Self<T>::self"),
        ('f("self", self)', 'f("self", this->self_)'),
        ("self[self]", "this->self_[this->self_]"),
        ("static_cast<self>(self)", "static_cast<self>(this->self_)"),
        ("self{self}", "self{this->self_}"),
        ("/*self=*/self", "/*self=*/this->self_"),
        ("-self", "-this->self_"),
        ("(self)(1)", "(this->self_)(1)"),
    ],
)
def test_substitute_replaces_variables_and_nothing_else(before: str, after: str) -> None:
    assert render(substitute(parse_expr(before), {"self": expr("this->self_")})) == after


def test_substitute_leaves_captures_and_declared_names_alone() -> None:
    tree = parse_expr("[self](int self) { int self = 1; return self; }")
    text = render(substitute(tree, {"self": name("x")}))
    assert text == "[self](int self) {\n  int self = 1;\n  return x;\n}"


def test_substitute_adds_the_parentheses_that_are_needed() -> None:
    assert render(substitute(parse_expr("a * b"), {"a": expr("x + y")})) == "(x + y) * b"


def test_substitute_replaces_all_names_at_once() -> None:
    assert render(substitute(parse_expr("a + b"), {"a": name("b"), "b": name("a")})) == "b + a"


def test_substitute_without_a_use_gives_the_same_object() -> None:
    tree = parse_expr("f(a.b, c)")
    assert substitute(tree, {"b": name("x"), "f": name("x")}) is tree


def test_same_compares_structure() -> None:
    assert same(parse_expr("f(a, {1})"), parse_expr("f( a,{ 1 } )"))
    assert not same(parse_expr("f(a)"), parse_expr("f(a, b)"))
    assert not same(parse_expr("f(a)"), parse_expr("f(b)"))
    assert not same(parse_expr("1"), parse_expr('"1"'))
    assert not same(parse_expr("a + b - c"), parse_expr("a + (b - c)"))
    assert not same(parse_expr("a"), parse_expr("(a)"))
    assert not same(c.Return(), c.Return(name("a")))


def test_same_does_not_count_where_a_declaration_came_from() -> None:
    one = func(named("int"), "f", [], [])
    two = replace(one, lambda n: n)
    two = c.Function((), (), (), named("int"), "f", (), body=(), origin=Provenance(Origin("x.yaml")))
    assert same(struct("S", [one]), struct("S", [two]))


def test_fill_replaces_variables_and_renames_declarations() -> None:
    tree = stmts("auto x_saved = x.size(); for (const auto & t : x) use(x_saved, t);")
    filled = fill(tree, {"x": expr("self[i]"), "x_saved": name("self_saved")})
    text = "auto self_saved = self[i].size(); for (const auto & t : self[i]) use(self_saved, t);"
    assert all(same(a, b) for a, b in zip(filled, stmts(text), strict=True))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("self.sizes(other) + at::real(grad)", {"self", "other", "grad"}),
        ("fmap(xs, [](int64_t i) { auto j = i + n; return j; })", {"xs", "n"}),
        ("[&self, this](int64_t i) { return i; }", {"self"}),
        ("other_namespace::value + f<T>(x)", {"x"}),
    ],
)
def test_variables(text: str, found: set[str]) -> None:
    assert variables(expr(text)) == found
