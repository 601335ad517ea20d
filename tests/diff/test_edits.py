"""The edits between two texts."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from astgen.cpp.nested import spelled
from astgen.diff.edits import Edit, edits_between


def told(edit: Edit) -> tuple[str, str, str, str, str]:
    return edit.op, edit.unit, spelled(edit.old), spelled(edit.new), spelled(edit.inside)


def body(*lines: str) -> str:
    return "".join(
        ["at::Tensor\nf(\n    const at::Tensor & self,\n    int64_t k) {\n", *[f"  {x}\n" for x in lines], "}\n"]
    )


BEFORE, AFTER = ("before(self, k);", "int i = 0;"), ("after();", "return self;")


@pytest.mark.parametrize(
    ("old", "new", "edits"),
    [
        (["g(self);"], ["g(self, k);"], [("insert", "item", "", "k", "g")]),
        (["g(self, k);"], ["g(self);"], [("delete", "item", "k", "", "g")]),
        (["a.b(k);"], ["a.c(k);"], [("replace", "words", "b", "c", "")]),
        ([], ["g(k);"], [("insert", "statement", "", "g(k);", "")]),
        (["g(k);"], [], [("delete", "statement", "g(k);", "", "")]),
        (["g(x);", "h(y);"], ["h(y);", "g(x);"], [("move", "statement", "h(y);", "h(y);", "")]),
        (["g(x);"], ["g(std::move(x));"], [("wrap", "item", "x", "std::move(x)", "g")]),
        (["g(std::move(x));"], ["g(x);"], [("unwrap", "item", "std::move(x)", "x", "g")]),
        (["return g(a, b, c);"], ["return g(a, c);"], [("delete", "item", "b", "", "g")]),
        (
            ["auto r = c10::D::s().redispatch<T,U>(", "    op,", "    ks & K,", "    self);"],
            ["auto r = at::redispatch::f(ks & K, self);"],
            [
                ("replace", "words", "c10::D::s().redispatch<T, U>", "at::redispatch::f", ""),
                ("delete", "item", "op", "", "at::redispatch::f"),
            ],
        ),
        (["if (a) {", "  g(1);", "}"], ["if (a) {", "  g(2);", "}"], [("replace", "words", "1", "2", "g")]),
        (["if (a) {", "  g(1);", "}"], ["if (a) {", "}"], [("delete", "statement", "g(1);", "", "")]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("around", [((), ()), (BEFORE, AFTER)], ids=["alone", "among others"])
def test_edits_in_a_body(
    old: list[str], new: list[str], edits: list[tuple[str, ...]], around: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    found = edits_between(body(*around[0], *old, *around[1]), body(*around[0], *new, *around[1]))
    assert [told(edit) for edit in found] == edits
    assert not any(edit.in_head for edit in found)


def test_a_statement_is_paired_with_what_became_of_it() -> None:
    """The handle is gone and the call changed: not the handle became the call."""
    old = body("static auto op = find(self).typed<F>();", "auto r = c10::redispatch<F>(op, ks & K, self, k);")
    new = body("auto r = at::g(ks & K, self, k);")
    assert [told(edit)[:2] for edit in edits_between(old, new)] == [
        ("delete", "statement"),
        ("replace", "words"),
        ("delete", "item"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "edit"),
    [
        ("int f(int a);", "int f(int a, int b = 1);", ("insert", "item", "", "int b = 1", "f")),
        ("int f(int a) {\n}\n", "long f(int a) {\n}\n", ("replace", "words", "int", "long", "")),
        (
            "namespace a {\nint f(int a) {\n}\nint g(int a) {\n  h();\n}\n}\n",
            "namespace a {\nint f(int a) {\n}\nint g(T a) {\n  h();\n}\n}\n",
            ("replace", "words", "int", "T", "g"),
        ),
        ("struct A {\n  int f(int a);\n};\n", "struct A {\n  int f(T a);\n};\n", ("replace", "words", "int", "T", "f")),
    ],
)
def test_edits_in_a_head(old: str, new: str, edit: tuple[str, ...]) -> None:
    (found,) = edits_between(old, new)
    assert told(found) == edit
    assert found.in_head


def test_layout_is_no_edit() -> None:
    assert edits_between("f(\n    a,\n    b);\n", "f(a, b);\n") == ()


def test_comments() -> None:
    (found,) = edits_between("// a\nint f();\n", "// b\nint f();\n")
    assert found.is_comment
    (found,) = edits_between(body("g(/*a=*/1);"), body("g(/*b=*/1);"))
    assert found.is_comment


def test_what_is_no_code_is_compared_by_the_line() -> None:
    (found,) = edits_between("a: (\nb: 1\n", "a: (\nb: 2\n")
    assert told(found)[:4] == ("replace", "words", "1", "2")


def test_braces_that_belong_to_several_blocks() -> None:
    """The lines that differ open and close nothing together; the whole is read then."""
    old = body("if (a) {", "  g();", "} else {", "  h();", "}")
    new = body("if (a) {", "  g();", "  h();", "}")
    assert [told(edit)[0] for edit in edits_between(old, new)]


LINES = st.lists(st.sampled_from(["g(a);", "g(a, b);", "if (a) {\n  h();\n}", "return a;", "T<U> x = y;"]), max_size=6)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # times are the machine's
@given(LINES, LINES)
def test_edits_tell_all_and_only_differences(old: list[str], new: list[str]) -> None:
    found = edits_between(body(*old), body(*new))
    assert bool(found) == (old != new)
    assert edits_between(body(*old), body(*old)) == ()
