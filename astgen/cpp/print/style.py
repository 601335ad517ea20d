"""What the printer is told, and what it gives back."""

from __future__ import annotations

from typing import Literal

from astgen.origin import Provenance
from astgen.record import record


@record
class Style:
    """The layout.

    ``width`` is the column limit, or ``None`` for flat output; ``indent`` the blanks of one level;
    ``ref`` says whether ``&`` stands off its type (``T & x``) or on it (``T& x``).
    """

    width: int | None = 100
    indent: int = 2
    ref: Literal["spaced", "tight"] = "spaced"


@record
class Span:
    """The lines of a declaration within its chunk, counted from 1, and where it came from."""

    first_line: int
    last_line: int
    origin: Provenance


@record
class Chunk:
    """Printed nodes: whole lines with a final newline, and the spans of the declarations in them."""

    text: str
    spans: tuple[Span, ...] = ()


class Hole(str):
    """A line of a printed frame where the pieces of a section go, at a depth of indentation."""

    __slots__ = ("block", "depth", "section")
    section: str
    block: str
    depth: int

    def __new__(cls, section: str, block: str, depth: int) -> Hole:
        hole = super().__new__(cls, "")
        hole.section = section
        hole.block = block
        hole.depth = depth
        return hole
