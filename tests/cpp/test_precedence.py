"""Parentheses: every pair of a parent, a child and the side where it stands."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from astgen.cpp import nodes as c
from astgen.cpp.build import call, integer, name, named, ptr
from astgen.cpp.check import verify
from astgen.cpp.nodes import Expr
from astgen.cpp.parse import parse_expr
from astgen.cpp.precedence import ASSIGN_OPS, BINARY, POSTFIX_OPS, PREFIX_OPS
from astgen.cpp.print import Style, render
from astgen.cpp.walk import same

A, B, C, D = (name(letter) for letter in "abcd")
INT = named("int")

LEAVES: dict[str, Expr] = {
    "name": A,
    "literal": c.Lit("1"),
    "string": c.Str("s"),
    "template": c.Template(A, (INT,)),
    "scoped": c.Scoped(c.Named("S", (INT,)), B),
    "braced": c.Braced(named("T"), (A,)),
    "lambda": c.Lambda((), (), None, (c.Return(A),)),
    "call": call("f", A, B),
    "member": c.Member(A, B),
    "arrow": c.Member(A, B, True),
    "index": c.Index(A, B),
    "paren": c.Paren(A),
}
COMPOUNDS: dict[str, Expr] = {
    **{f"a {op} b": c.Binary(A, op, B) for op in BINARY},
    **{f"a {op} b": c.Assign(A, B, op) for op in sorted(ASSIGN_OPS)},
    **{f"{op}a": c.Unary(op, A) for op in sorted(PREFIX_OPS)},
    **{f"a{op}": c.Unary(op, A, True) for op in sorted(POSTFIX_OPS)},
    "ternary": c.Ternary(A, B, C),
    "c cast": c.Cast("c", INT, A),
    "pointer cast": c.Cast("c", ptr(named("T")), A),
    "static cast": c.Cast("static", INT, A),
    "note": c.Note("n=", A),
    "comparison of calls": c.Binary(call("f", A), "<", call("g", B)),
}
CHILDREN = LEAVES | COMPOUNDS


def sides() -> Iterator[tuple[str, Callable[[Expr], Expr]]]:
    """Every place where a child can stand."""
    for op in BINARY:
        yield f"_ {op} c", lambda child, op=op: c.Binary(child, op, C)
        yield f"c {op} _", lambda child, op=op: c.Binary(C, op, child)
    for op in sorted(ASSIGN_OPS):
        yield f"_ {op} c", lambda child, op=op: c.Assign(child, C, op)
        yield f"c {op} _", lambda child, op=op: c.Assign(C, child, op)
    for op in sorted(PREFIX_OPS):
        yield f"{op}_", lambda child, op=op: c.Unary(op, child)
    for op in sorted(POSTFIX_OPS):
        yield f"_{op}", lambda child, op=op: c.Unary(op, child, True)
    yield "_ ? c : d", lambda child: c.Ternary(child, C, D)
    yield "c ? _ : d", lambda child: c.Ternary(C, child, D)
    yield "c ? d : _", lambda child: c.Ternary(C, D, child)
    yield "(int)_", lambda child: c.Cast("c", INT, child)
    yield "(T*)_", lambda child: c.Cast("c", ptr(named("T")), child)
    yield "static_cast<int>(_)", lambda child: c.Cast("static", INT, child)
    yield "_(c)", lambda child: c.Call(child, (C,))
    yield "c(_, d)", lambda child: c.Call(C, (child, D))
    yield "_.c", lambda child: c.Member(child, C)
    yield "_->c<int>()", lambda child: c.Call(c.Member(child, c.Template(C, (INT,)), True))
    yield "_[c]", lambda child: c.Index(child, C)
    yield "c[_]", lambda child: c.Index(C, child)
    yield "c<_>", lambda child: c.Template(C, (child, INT))
    yield "T{_}", lambda child: c.Braced(named("T"), (child,))
    yield "{c, _}", lambda child: c.Braced(None, (C, child))
    yield "/*n=*/_", lambda child: c.Note("n=", child)
    yield "{ return _; }", lambda child: c.Lambda((), (), None, (c.Return(child),))
    yield "{ int c = _; }", lambda child: c.Lambda((), (), None, (c.Var(INT, "c", child),))
    yield "{ if (_) {} }", lambda child: c.Lambda((), (), None, (c.If(None, child, ()),))


def means_something(tree: Expr, side: str, child: str) -> bool:
    """Numbers have no members, and what may be a type among template arguments is one."""
    if child == "literal" and side in ("_.c", "_->c<int>()", "_ .* c", "_ ->* c"):
        return False
    return side != "c<_>" or child not in ("name", "template", "call")


PAIRS = [
    pytest.param(tree, id=f"{side} with {child}")
    for side, place in sides()
    for child, inner in CHILDREN.items()
    if means_something(tree := place(inner), side, child)
]


def test_every_pair_prints_and_parses_to_the_same_tree() -> None:
    """One test for thousands of pairs: what fails is named."""
    failed = [
        f"{pair.id}: {render(tree)}"
        for pair in PAIRS
        for tree in pair.values
        if isinstance(tree, Expr) and not same(parse_expr(render(tree)), tree)
    ]
    assert len(PAIRS) > 4000
    assert not failed


def test_every_pair_is_well_formed() -> None:
    for pair in PAIRS:
        for tree in pair.values:
            assert isinstance(tree, Expr)
            verify(tree)


@pytest.mark.parametrize(
    ("tree", "text"),
    [
        (c.Binary(c.Binary(A, "-", B), "-", C), "a - b - c"),
        (c.Binary(A, "-", c.Binary(B, "-", C)), "a - (b - c)"),
        (c.Assign(A, c.Assign(B, C)), "a = b = c"),
        (c.Assign(c.Assign(A, B), C), "(a = b) = c"),
        (c.Ternary(c.Ternary(A, B, C), c.Ternary(A, B, C), c.Ternary(A, B, C)), "(a ? b : c) ? a ? b : c : a ? b : c"),
        (c.Unary("-", c.Unary("-", A)), "-(-a)"),
        (c.Unary("-", c.Unary("--", A)), "-(--a)"),
        (c.Unary("&", c.Unary("&", A)), "&(&a)"),
        (c.Unary("!", c.Unary("!", A)), "!!a"),
        (c.Unary("*", c.Unary("++", A, True)), "*a++"),
        (c.Unary("++", c.Unary("*", A), True), "(*a)++"),
        (c.Call(A, (c.Binary(A, ",", B), C)), "a((a, b), c)"),
        (c.Index(c.Unary("*", A), c.Binary(A, ",", B)), "(*a)[(a, b)]"),
        (c.Member(c.Cast("c", INT, A), B), "((int)a).b"),
        (c.Template(A, (c.Binary(A, ">", B),)), "a<(a > b)>"),
    ],
)
def test_parentheses_stand_where_needed_and_nowhere_else(tree: Expr, text: str) -> None:
    assert render(tree) == text


# --- against a compiler ---

SMALL = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "&&", "||", ","]


def shift(a: int, b: int, left: bool) -> int:
    if not 0 <= b < 8 or a < 0:
        raise ValueError
    return a << b if left else a >> b


def quotient(a: int, b: int) -> int:
    if b == 0:
        raise ValueError
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": quotient,
    "%": lambda a, b: a - b * quotient(a, b),
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "<<": lambda a, b: shift(a, b, True),
    ">>": lambda a, b: shift(a, b, False),
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "&&": lambda a, b: bool(a) and bool(b),
    "||": lambda a, b: bool(a) or bool(b),
    ",": lambda a, b: b,
}


def value_of(tree: Expr) -> int:
    """What C++ makes of an expression of numbers.  Raises `ValueError` where that is nothing, or too much."""
    match tree:
        case c.Lit():
            result = int(tree.text)
        case c.Paren():
            result = value_of(tree.inner)
        case c.Unary():
            operand = value_of(tree.operand)
            result = {"-": -operand, "+": operand, "~": ~operand, "!": not operand}[tree.op]
        case c.Ternary():
            then, orelse = value_of(tree.then), value_of(tree.orelse)
            result = then if value_of(tree.cond) else orelse
        case c.Cast() | c.Note():
            result = value_of(tree.value if isinstance(tree, c.Cast) else tree.expr)
        case c.Binary():
            result = OPERATIONS[tree.op](value_of(tree.left), value_of(tree.right))
        case _:
            raise AssertionError(tree)
    if abs(result) > 1 << 24:
        raise ValueError
    return int(result)


def random_tree(choose: random.Random, height: int) -> Expr:
    def below() -> Expr:
        return random_tree(choose, height - 1)

    if height == 0:
        return integer(choose.randrange(10))
    kind = choose.randrange(10)
    if kind < 6:
        return c.Binary(below(), choose.choice(SMALL), below())
    if kind == 6:
        return c.Unary(choose.choice("-+~!"), below())
    if kind == 7:
        return c.Ternary(below(), below(), below())
    if kind == 8:
        return c.Cast("c" if choose.randrange(2) else "static", INT, below())
    return c.Note("n=", below())


def test_a_compiler_reads_the_same_values(tmp_path: Path) -> None:
    compiler = shutil.which("g++")
    if compiler is None:
        pytest.skip("g++ is not installed")
    choose, lines, operators = random.Random(13), [], set[str]()
    while len(lines) < 1500:
        tree = random_tree(choose, choose.randrange(1, 5))
        try:
            expected = value_of(tree)
        except ValueError:
            continue
        text = render(tree)
        assert same(parse_expr(text), tree), text
        operators |= {op for op in SMALL if f" {op} " in text}
        lines.append(f"static_assert(({text}) == {expected});")
    assert operators | {","} == set(SMALL)
    source = tmp_path / "values.cpp"
    source.write_text("\n".join(lines) + "\n")
    subprocess.run([compiler, "-std=c++20", "-fsyntax-only", "-w", "-fpermissive", str(source)], check=True)


def test_a_comma_keeps_its_parentheses_where_an_assignment_breaks() -> None:
    tree = c.Assign(c.Name("a"), c.Binary(c.Name("a_rather_long_name"), ",", c.Name("another_rather_long_name")), "*=")
    for width in (1, 20, 40, None):
        assert same(parse_expr(render(c.ExprStmt(tree), Style(width=width)).strip().removesuffix(";")), tree)
