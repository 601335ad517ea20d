"""Texts as bracket-nested tokens."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from astgen.cpp.nested import BLOCK, LESS, Group, leaves, spelled, statements, tokens


def test_words() -> None:
    text = "auto x = at::f<int, c10::optional<at::Tensor>>(a < b, \"a<b>(\", '{'); // done\n#include <a/b.h>\n"
    assert list(tokens(text)) == [
        *("auto", "x", "=", "at::f", "<", "int", ",", "c10::optional", "<", "at::Tensor", ">", ">", "("),
        *("a", LESS, "b", ",", '"a<b>("', ",", "'{'", ")", ";", "// done", "#include <a/b.h>"),
    ]


def test_comments_and_raw_strings_over_several_lines() -> None:
    text = 'f(/* a\nb( */ R"x(\n)" )x", 1);'
    assert list(tokens(text)) == ["f", "(", "/* a\nb( */", 'R"x(\n)" )x"', ",", "1", ")", ";"]


def test_statements_and_blocks() -> None:
    (function,) = (
        statements("int\nf(\n    int a,\n    T<int, 2> b) {\n  if (a) {\n    g();\n  } else {\n  }\n}\n") or ()
    )
    kind, name, parameters, body = function
    assert (kind, name) == ("int", "f")
    assert parameters == Group("(", (("int", "a"), ("T", Group("<", (("int",), ("2",))), "b")))
    assert isinstance(body, Group)
    assert body.kind == BLOCK
    (branch,) = body.items
    assert branch[0] == "if"
    assert branch[3] == "else"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("a; b;", 2),
        ("namespace x {\nint a;\n}\nint b;", 2),
        ("void f() {}\nvoid g() {}", 2),
        ("auto f = [&]() { return a < b; }();", 1),
        ("T x = {1, 2}; U y{};", 2),
        ("for (int i = 0; i < n; ++i) { g(i); }\nh();", 2),
        ("#define A(_) \\\n _(b) \\\n _(c)\n#define D\n", 4),
        ("struct A { int b; };", 1),
        ("if (a < b && c > d) { e(); }", 1),
        ("m.impl(\"a\", TORCH_FN(f)); // why\n", 2),
    ],
)  # fmt: skip
def test_how_many_statements(text: str, count: int) -> None:
    assert len(statements(text) or ()) == count


@pytest.mark.parametrize("text", ["f(", "f)", "{ ( }", "f(]", "a < (b"])
def test_what_is_not_balanced(text: str) -> None:
    assert statements(text) is None


def test_a_comparison_is_no_bracket() -> None:
    """Also where no blank stands before it: what never closes was none."""
    (one,) = statements("f(a<b, c);") or ()
    assert list(leaves(one)) == ["f", "(", "a", LESS, "b", "c", ";"]


def test_spelled() -> None:
    (one,) = statements("static   auto op = c10::Dispatcher::singleton()\n .typed<T (const U &)>(\n  a, *b);") or ()
    assert spelled(one) == "static auto op = c10::Dispatcher::singleton().typed<T(const U &)>(a, * b);"
    assert spelled(one, short=True) == "static auto op = c10::Dispatcher::singleton().typed<…>(…);"


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # times are the machine's
@given(st.text(alphabet="ab<>(){}[];,:\"'/*\\#\n .=&-", max_size=60))
def test_any_text_is_read(text: str) -> None:
    """No text is refused with an error, and no word is lost."""
    assert "".join("".join(tokens(text)).split()) == "".join(text.split())
    found = statements(text)
    assert found is None or all(item for item in found)
