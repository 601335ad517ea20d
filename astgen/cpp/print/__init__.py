"""The printer: tree to lines.

Layout has two shapes, flat or one item a line, and no search: parameters break by count; calls,
braced lists, base lists and operators break where the flat line is over the width.  Expression
methods return text; statement and declaration methods append exactly one list entry for each
line, so the number of the next line is always known and spans cost one tuple.
"""

from __future__ import annotations

from astgen.cpp.nodes import Expr, File, Node, Type
from astgen.cpp.print.base import PARTS, node_classes
from astgen.cpp.print.declarations import DeclarationPrinter, blank_between
from astgen.cpp.print.style import Chunk, Hole, Span, Style
from astgen.errors import PrintError

__all__ = ["Chunk", "Hole", "Printer", "Span", "Style", "blank_between", "render"]


class Printer(DeclarationPrinter):
    """Prints trees under one `Style`.

    Subclass it and add methods to print nodes of your own (see `PrinterBase`).
    """

    def chunk(self, n: Node, depth: int = 0) -> Chunk:
        """Print one statement or declaration at a depth of indentation."""
        self.spans = []
        return Chunk(self.text(n, depth), tuple(self.spans))

    def text(self, n: Node, depth: int = 0) -> str:
        """The text of one statement or declaration alone."""
        self.lines = []
        self.stmt(n, depth)
        self.lines.append("")
        return "\n".join(self.lines)

    def frame(self, file: File) -> list[str]:
        """The lines of a file; where a section goes stands a `Hole`."""
        self.lines, self.spans = [], []
        self.lines += [f"// {line}".rstrip() for line in file.banner]
        if file.banner and file.items:
            self.lines.append("")
        self.sequence(file.items, 0)
        return self.lines


def render(n: Node, style: Style | None = None) -> str:
    """The text of any node; statements, declarations and files end in a newline.

    Raises `PrintError` for a node that the printer does not know.
    """
    printer = Printer(style)
    if isinstance(n, Expr):
        return printer.expr(n)
    if isinstance(n, Type):
        return printer.type(n)
    if isinstance(n, File):
        return "\n".join([*printer.frame(n), ""])
    return printer.text(n)


def _check_exhaustive() -> None:
    """A node class without a method is a mistake to find at import, not in a user's run."""
    for cls in node_classes():
        if cls not in PARTS | Printer._text.keys() | Printer._lines.keys():
            raise PrintError(f"the printer has no method for the node class {cls.__name__}")


_check_exhaustive()
