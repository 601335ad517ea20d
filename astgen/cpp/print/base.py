"""The state of a printer and its dispatch: a method for each node class, found by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from astgen.cpp import nodes
from astgen.cpp.nodes import Expr, Node, Stmt, Type
from astgen.cpp.print.style import Span, Style
from astgen.errors import PrintError

# Parts are printed by the node that holds them.
PARTS = frozenset({nodes.Param, nodes.TParam, nodes.Init, nodes.PpBranch, nodes.File})


class PrinterBase:
    """Dispatch and the lines printed so far.

    A subclass prints a node of its own by a method ``expr_<node>`` (``type_``, ``stmt_``, ``decl_``),
    the node class in snake case: ``expr_`` and ``type_`` return text, ``stmt_`` and ``decl_`` append lines.
    An expression that can break over lines has a ``broken_<node>`` besides, which appends them.
    """

    _text: ClassVar[dict[type[Node], Callable[[Any, Any], str]]] = {}
    _lines: ClassVar[dict[type[Node], Callable[[Any, Any, int], None]]] = {}
    _broken: ClassVar[dict[type[Node], Callable[[Any, str, Any, str, int], None]]] = {}

    def __init_subclass__(cls, **keywords: Any) -> None:
        """Collect the methods of a printer class by node class."""
        super().__init_subclass__(**keywords)
        known = {snake_case(node.__name__): node for node in node_classes()}
        cls._text, cls._lines, cls._broken = dict(cls._text), dict(cls._lines), dict(cls._broken)
        tables: dict[str, dict[Any, Any]] = {
            "type": cls._text,
            "expr": cls._text,
            "stmt": cls._lines,
            "decl": cls._lines,
            "broken": cls._broken,
        }
        for base in reversed(cls.__mro__):
            for name, method in vars(base).items():
                family, _, word = name.partition("_")
                if family not in tables or not word or not callable(method):
                    continue
                if word not in known:
                    raise PrintError(f"{cls.__name__}.{name} is the method of no node class")
                tables[family][known[word]] = method

    def __init__(self, style: Style | None = None) -> None:
        self.style = style or Style()
        self.lines: list[str] = []
        self.spans: list[Span] = []
        self.depth = 0
        self._types: dict[Type, str] = {}
        self._pads = tuple(" " * (self.style.indent * depth) for depth in range(40))
        self._width = self.style.width if self.style.width is not None else 1 << 30
        self._ref, self._rref = (" &", " &&") if self.style.ref == "spaced" else ("&", "&&")

    # --- the recursion points ---

    def expr(self, n: Expr) -> str:
        """The flat text of an expression (a lambda in it still has its lines)."""
        try:
            method = self._text[type(n)]
        except KeyError:
            raise unknown_node(n) from None
        return method(self, n)

    def type(self, n: Type) -> str:
        """The text of a type; types are interned, so each is printed once."""
        text = self._types.get(n)
        if text is None:
            try:
                method = self._text[type(n)]
            except KeyError:
                raise unknown_node(n) from None
            text = self._types[n] = method(self, n)
        return text

    def stmt(self, n: Node, depth: int) -> None:
        """Append the lines of a statement or a declaration."""
        try:
            method = self._lines[type(n)]
        except KeyError:
            raise unknown_node(n) from None
        self.depth = depth
        method(self, n, depth)

    # --- lines ---

    def pad(self, depth: int) -> str:
        """The blanks that a line of this depth starts with."""
        return self._pads[depth] if depth < 40 else " " * (self.style.indent * depth)

    def line(self, text: str, depth: int) -> None:
        """Append text as lines: several where it holds a lambda or raw text, whose further lines are padded already."""
        first, *more = text.split("\n")
        self.lines.append(self.pad(depth) + first if first else "")
        self.lines += more

    def fits(self, text: str, depth: int) -> bool:
        """Whether text is within the width when it stands at this depth."""
        width = self._width
        if "\n" not in text:
            return len(text) + depth * self.style.indent <= width
        first, *more = text.split("\n")
        return len(first) + depth * self.style.indent <= width and all(len(line) <= width for line in more)


def snake_case(name: str) -> str:
    """``ForRange`` as ``for_range``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def node_classes() -> Iterator[type[Node]]:
    """Every concrete node class, those of plug-ins included, each once."""
    seen: set[str] = set()
    todo: list[type[Node]] = [Node]
    while todo:
        cls = todo.pop()
        todo += cls.__subclasses__()
        # dataclass(slots=True) makes the class anew: the first one lives on without fields
        if "__dataclass_fields__" in vars(cls) and "__slots__" in vars(cls) and cls.__qualname__ not in seen:
            seen.add(cls.__qualname__)
            yield getattr(nodes, cls.__name__, cls)


def unknown_node(n: object) -> PrintError:
    """The error for a node without a method; statements and expressions are not interchangeable."""
    kind = "statement" if isinstance(n, Stmt) else "node"
    return PrintError(f"the printer has no method for the {kind} {type(n).__name__}: {n!r:.200}")
