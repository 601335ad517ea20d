"""Own names of generated code give way to names from outside; no other name changes."""

from __future__ import annotations

import pytest

from astgen.cpp.build import call, do, let, name, named, param, stmts
from astgen.cpp.hygiene import fresh, give_way, giving_way, own, owned
from astgen.cpp.nodes import Stmt
from astgen.cpp.print import render
from astgen.errors import LoweringError


def text(statements: list[Stmt] | tuple[Stmt, ...]) -> str:
    return " ".join("".join(render(statement) for statement in statements).split())


def test_a_name_that_is_free_stays() -> None:
    assert fresh("guard", ()) == "guard"
    assert fresh("guard", ("guard", "guard_")) == "guard__"


def test_own_names_give_way_and_others_stay() -> None:
    body = [let(own("total").text, name("total")), do(call("use", own("total"), name("total")))]
    assert text(tuple(give_way(body, ["total"]))) == "auto total_ = total; use(total_, total);"


def test_where_nothing_clashes_the_statements_are_the_same() -> None:
    body = [let(own("total").text, 0)]
    assert give_way(body, ["other"]) is body


def test_constant_statements_own_what_they_declare() -> None:
    template = owned(stmts("for (const auto & each : list) { int64_t n = size; f(each, n, size); }"), "size")
    given = tuple(give_way(template, ["each", "n", "size", "list"]))
    assert text(given) == "for (const auto & each_ : list) { int64_t n_ = size_; f(each_, n_, size_); }"


def test_a_parameter_gives_way_as_its_uses_do() -> None:
    taken = {"count", "count_"}
    assert giving_way(param(named("int"), own("count").text), taken).name == "count__"
    assert text(tuple(give_way([do(call("f", own("count")))], taken))) == "f(count__);"


def test_own_names_are_no_cache_that_can_be_cleared() -> None:
    """Constant statements hold them: made anew, they would be taken for names from outside."""
    assert own("total") is own("total")
    assert not hasattr(own, "cache_clear")


def test_an_own_name_is_a_name() -> None:
    with pytest.raises(LoweringError, match="is a C\\+\\+ keyword"):
        own("class")
