"""Shared statements print as others do, wherever they stand."""

from __future__ import annotations

from astgen.cpp.build import block, call, do, fn, let
from astgen.cpp.nodes import Lambda, Stmt
from astgen.cpp.print import Printer
from astgen.cpp.sharing import SHARED, share


def test_a_shared_statement_prints_the_same_at_every_depth() -> None:
    shared = share(do(call("f", 1)))
    assert shared in SHARED
    body = (shared, block(shared, block(shared)), shared)
    printer = Printer()
    for _ in range(2):
        assert printer.chunk(block(*body)).text == (
            "{\n  f(1);\n  {\n    f(1);\n    {\n      f(1);\n    }\n  }\n  f(1);\n}\n"
        )


def test_a_lambda_in_a_shared_statement_follows_its_depth() -> None:
    inner = fn((), (), [do(call("g"))])
    assert isinstance(inner, Lambda)
    shared: Stmt = share(let("f", inner))
    printer = Printer()
    assert printer.chunk(shared).text == "auto f = []() {\n  g();\n};\n"
    assert printer.chunk(shared, 2).text == "    auto f = []() {\n      g();\n    };\n"
    assert printer.chunk(shared).text == "auto f = []() {\n  g();\n};\n"
