"""The state of a printer and its dispatch: a method for each node class, found by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVar

from astgen.cpp import nodes
from astgen.cpp.nodes import Expr, Node, Param, Stmt, Type
from astgen.cpp.print.style import Span, Style
from astgen.cpp.sharing import SHARED
from astgen.errors import PrintError

_K = TypeVar("_K")
_V = TypeVar("_V")
_MEMORY = 1 << 14
# Parts are printed by the node that holds them.
PARTS = frozenset({nodes.Param, nodes.TParam, nodes.Init, nodes.PpBranch, nodes.File})


class _Pads(dict[int, str]):
    """The blanks at the start of a line, by its depth."""

    def __init__(self, indent: int) -> None:
        self._indent = indent

    def __missing__(self, depth: int) -> str:
        self[depth] = " " * (self._indent * depth)
        return self[depth]


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
                node_class = find_node_class(word)
                if node_class is None:
                    raise PrintError(f"{cls.__name__}.{name} is the method of no node class")
                tables[family][node_class] = method

    def __init__(self, style: Style | None = None) -> None:
        self.style = style or Style()
        self.lines: list[str] = []
        self.spans: list[Span] = []
        self.depth = 0
        self._types: dict[Type, str] = {}
        self._params: dict[Param, str] = {}
        self._statements: dict[Node, tuple[int, list[str]]] = {}
        # the same, where a subclass has no way of its own to print statements
        self._known = self._statements if type(self).stmt is PrinterBase.stmt else {}
        self._binaries: dict[Expr, str] = {}
        self._pads = _Pads(self.style.indent)
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
        """Append the lines of a statement or a declaration; a shared one is printed once."""
        if n in SHARED:
            self._shared(n, depth)
            return
        try:
            method = self._lines[type(n)]
        except KeyError:
            raise unknown_node(n) from None
        self.depth = depth
        method(self, n, depth)

    def _shared(self, n: Node, depth: int) -> None:
        """Append the lines of a statement that many bodies hold."""
        printed = self._statements.get(n)
        if printed is None or printed[0] != depth:
            try:
                method = self._lines[type(n)]
            except KeyError:
                raise unknown_node(n) from None
            self.depth = depth
            first = len(self.lines)
            method(self, n, depth)
            self.remember(self._statements, n, (depth, self.lines[first:]))
        else:
            self.lines += printed[1]

    @staticmethod
    def remember(memory: dict[_K, _V], key: _K, value: _V) -> _V:
        """Keep what has been printed for the next time, but not without bound."""
        if len(memory) >= _MEMORY:
            memory.clear()
        memory[key] = value
        return value

    # --- lines ---

    def pad(self, depth: int) -> str:
        """The blanks that a line of this depth starts with."""
        return self._pads[depth]

    def line(self, text: str, depth: int) -> None:
        """Append text as lines: several where it holds a lambda or raw text, whose further lines are padded already."""
        if "\n" not in text:
            self.lines.append(self._pads[depth] + text if text else "")
            return
        first, *more = text.split("\n")
        self.lines.append(self._pads[depth] + first if first else "")
        self.lines += more

    def line_that_fits(self, text: str, depth: int) -> bool:
        """Append text as lines where it is within the width; whether it is."""
        if "\n" not in text and text:  # what follows in one step: most lines of all are such
            line = self._pads[depth] + text
            if len(line) > self._width:
                return False
            self.lines.append(line)
            return True
        if not self.fits(text, depth):
            return False
        self.line(text, depth)
        return True

    def fits(self, text: str, depth: int) -> bool:
        """Whether text is within the width when it stands at this depth."""
        width = self._width
        if "\n" not in text:
            return len(text) + depth * self.style.indent <= width
        first, *more = text.split("\n")
        return len(first) + depth * self.style.indent <= width and all(len(line) <= width for line in more)


BASES = frozenset({nodes.Node, nodes.Type, nodes.Expr, nodes.Stmt, nodes.Decl})


def node_classes() -> Iterator[type[Node]]:
    """astgen's own concrete node classes."""
    for name in nodes.__all__:
        value = getattr(nodes, name)
        if isinstance(value, type) and issubclass(value, Node) and value not in BASES:
            yield value


def find_node_class(word: str) -> type[Node] | None:
    """The node class of a name in snake case (``for_range``), astgen's own or a plug-in's."""
    name = "".join([part.capitalize() for part in word.split("_")])
    found = getattr(nodes, name, None) or next((cls for cls in _subclasses(Node) if cls.__name__ == name), None)
    return found if isinstance(found, type) and issubclass(found, Node) else None


def _subclasses(cls: type[Node]) -> Iterator[type[Node]]:
    """The concrete classes below a class.  (A dataclass with slots is made anew: the first one has no slots.)"""
    for below in cls.__subclasses__():
        if "__slots__" in vars(below):
            yield below
        yield from _subclasses(below)


def unknown_node(n: object) -> PrintError:
    """The error for a node without a method; statements and expressions are not interchangeable."""
    kind = "statement" if isinstance(n, Stmt) else "node"
    return PrintError(f"the printer has no method for the {kind} {type(n).__name__}: {n!r:.200}")
