"""Every node as text: `node_cases/*.txt` in the style of black, and what must hold for each tree there.

A case is ``# node: <class>``, then an expression in C++, or after ``# python`` a tree made with the
builders (nodes are ``c.<class>``), then the text under one or more styles: ``# output: width=20``.
To write the outputs anew: ``python tests/cpp/test_node_cases.py``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from astgen.cpp import build
from astgen.cpp import nodes as c
from astgen.cpp.check import verify
from astgen.cpp.nodes import Expr, File, Node, Type
from astgen.cpp.parse import parse_expr
from astgen.cpp.print import Printer, Style, render
from astgen.cpp.print.base import PARTS, node_classes
from astgen.cpp.walk import replace, same, walk
from astgen.origin import Origin, Provenance

FOLDER = Path(__file__).parent / "node_cases"
NAMES = {**vars(build), "c": c, "origin": lambda line: Provenance(Origin("native_functions.yaml", line))}


@dataclass(frozen=True)
class Case:
    """One case; ``outputs`` are pairs of a style's line and the text expected."""

    node: str
    place: str
    python: bool
    text: str
    spans: str
    outputs: tuple[tuple[str, str], ...]

    def tree(self) -> Node:
        return eval(self.text, dict(NAMES)) if self.python else parse_expr(self.text)


def read_cases(path: Path) -> Iterator[Case]:
    text = path.read_text()
    for match in re.finditer(r"^# node: (\w+)\n(.*?)(?=^# node: |\Z)", text, re.MULTILINE | re.DOTALL):
        head, *outputs = re.split(r"^# output(.*)\n", match[2], flags=re.MULTILINE)
        spans = re.search(r"^# spans: (.*)\n", head, re.MULTILINE)
        python = head.startswith("# python\n")
        source = re.sub(r"^# (?:python|spans: .*)\n", "", head, flags=re.MULTILINE).strip()
        styles = outputs[::2]
        texts = [output.strip("\n") for output in outputs[1::2]]
        place = f"{path.stem}:{text.count(chr(10), 0, match.start()) + 1}"
        yield Case(match[1], place, python, source, spans[1] if spans else "", tuple(zip(styles, texts, strict=True)))


def style_of(line: str) -> Style:
    """The style of ``: width=20 ref=tight``."""
    options: dict[str, Any] = {}
    for word in line.lstrip(":").split():
        key, _, value = word.partition("=")
        options[key] = value if key == "ref" else ast.literal_eval(value)
    return Style(**options)


def printed(tree: Node, style: str) -> str:
    """The text of a tree; an expression breaks only in a statement, so it is put in one if there is a width."""
    if isinstance(tree, Expr) and "width" in style:
        return render(c.ExprStmt(tree), style_of(style)).rstrip(";\n")
    return render(tree, style_of(style)).strip("\n")


CASES = [case for path in sorted(FOLDER.glob("*.txt")) for case in read_cases(path)]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.place}-{case.node}")


@every_case
def test_prints_as_expected(case: Case) -> None:
    tree = case.tree()
    assert case.outputs
    for style, expected in case.outputs:
        assert printed(tree, style) == expected


@every_case
def test_holds_its_node_and_is_well_formed(case: Case) -> None:
    tree = case.tree()
    assert case.node in {type(n).__name__ for n in walk(tree)}
    verify(tree)


@every_case
def test_an_expression_parses_to_the_same_tree(case: Case) -> None:
    tree = case.tree()
    if isinstance(tree, Expr) and not any(isinstance(n, c.RawExpr) for n in walk(tree)):
        for _, text in case.outputs:
            assert same(parse_expr(text), tree), text


@every_case
def test_replacing_nothing_gives_the_same_object(case: Case) -> None:
    tree = case.tree()
    assert replace(tree, lambda n: n) is tree


class Spy(Printer):
    """Notes the nodes that it prints."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.seen: list[Node] = []

    def expr(self, n: Expr) -> str:
        self.seen.append(n)
        return super().expr(n)

    def type(self, n: Type) -> str:
        self.seen.append(n)
        return super().type(n)

    def stmt(self, n: Node, depth: int) -> None:
        self.seen.append(n)
        super().stmt(n, depth)


def spy_on(tree: Node, style: Style) -> Spy:
    spy = Spy(style)
    if isinstance(tree, Expr):
        spy.expr(tree)
    elif isinstance(tree, Type):
        spy.type(tree)
    elif isinstance(tree, File):
        spy.frame(tree)
    else:
        spy.chunk(tree)
    return spy


def printed_by_its_parent(tree: Node) -> set[int]:
    """The nodes that are printed without their own method."""
    found: set[int] = set()
    for n in walk(tree):
        if type(n) in PARTS:
            found.add(id(n))
        if isinstance(n, c.Template | c.Scoped):
            found.update(id(getattr(n, field)) for field in c.field_names(type(n)))
        if isinstance(n, c.Ptr) and isinstance(n.elem, c.FnType):
            found |= {id(n), id(n.elem)}
        if isinstance(n, c.Var) and n.form != "=":
            found.add(id(n.init))
        if isinstance(n, c.If) and n.orelse and isinstance(n.orelse[0], c.If):
            found.add(id(n.orelse[0]))
    return found


@every_case
def test_children_come_in_printing_order(case: Case) -> None:
    tree = case.tree()
    seen = dict.fromkeys(map(id, spy_on(tree, Style(width=None)).seen))
    silent = printed_by_its_parent(tree)
    order = dict.fromkeys(map(id, walk(tree)))
    assert [n for n in seen if n in order] == [n for n in order if n in seen]
    assert order.keys() - seen.keys() <= silent


@every_case
def test_spans_are_as_expected(case: Case) -> None:
    tree = case.tree()
    if not isinstance(tree, Expr | Type):
        spans = spy_on(tree, Style()).spans
        assert ", ".join(f"{span.first_line}-{span.last_line}" for span in spans) == case.spans


def test_every_node_has_a_case() -> None:
    assert {cls.__name__ for cls in node_classes()} == {case.node for case in CASES}


def test_every_method_of_the_printer_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    reached: set[str] = set()

    def watched(name: str, method: Any) -> Any:
        def call(*args: Any) -> Any:
            reached.add(name)
            return method(*args)

        return call

    expected = set()
    for table in ("_text", "_lines", "_broken"):
        methods = dict(getattr(Printer, table))
        expected |= {method.__name__ for method in methods.values()}
        monkeypatch.setattr(Printer, table, {cls: watched(method.__name__, method) for cls, method in methods.items()})
    for case in CASES:
        for style, _ in case.outputs:
            printed(case.tree(), style)
    assert reached == expected


def write_outputs() -> None:
    """Print every case anew, for a person to read the difference."""
    for path in sorted(FOLDER.glob("*.txt")):
        parts = []
        for case in read_cases(path):
            lines = [f"# node: {case.node}", *(["# python"] if case.python else []), case.text]
            lines += [f"# spans: {case.spans}"] if case.spans else []
            for style, _ in case.outputs:
                lines += [f"# output{style}", printed(case.tree(), style)]
            parts.append("\n".join(lines) + "\n")
        path.write_text("\n".join(parts))


if __name__ == "__main__":
    sys.exit(write_outputs())
