"""What stands among statements, members and declarations alike."""

from __future__ import annotations

from astgen.cpp.nodes.base import Decl, Node, Stmt, node


@node
class Comment(Stmt, Decl):
    """``// text``, one line for each line of the text; ``block`` prints ``/* text */``."""

    text: str
    block: bool = False


@node
class Blank(Stmt, Decl):
    """One empty line; the only source of empty lines inside a body."""


@node
class PpBranch(Node):
    """One branch of `PpIf`: the directive without ``#`` (``ifdef X``, ``elif defined(Y)``), and its items."""

    directive: str
    items: tuple[Stmt | Decl, ...]


@node
class PpIf(Stmt, Decl):
    """Conditional compilation; ``orelse=None`` is without ``#else``."""

    branches: tuple[PpBranch, ...]
    orelse: tuple[Stmt | Decl, ...] | None = None


@node
class Slot(Stmt, Decl):
    """Where the pieces of a section go, in the frame of a file: all of them, or those of one ``block``."""

    section: str
    block: str = ""
