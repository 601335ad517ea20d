"""Which line of Python built each line of a kernel: the operator is lowered once more while every node is noted.

Nothing is noted in a usual run: statements are shared between kernels, and it would cost several times as much.
"""

from __future__ import annotations

import functools
import gc
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import astgen.cpp
from astgen.cpp.nodes import Function, Node, Struct
from astgen.cpp.print import Chunk, Printer, Style
from astgen.lowerings.registry import Lowering, Piece
from astgen.origin import Emitter
from astgen.profiles.profile import Profile
from astgen.regions import emitter_of, given_at, lowering_key, piece_key
from astgen.signature import emitter_at
from astgen.signatures import SignatureGroup

_BUILDERS = os.path.dirname(astgen.cpp.__file__ or "") + os.sep


def line_emitters(
    group: SignatureGroup, lowering: Lowering, profile: Profile, style: Style | None = None
) -> dict[str, list[Emitter]]:
    """For each region of an operator, by key, the line of Python that built each of its lines.

    It is the line that made the innermost statement or declaration there, the first outside of the builders of the
    C++ tree.
    """
    name, operator = lowering_key(lowering, profile), str(group.operator.name)
    found: dict[str, list[Emitter]] = {}
    pieces: list[tuple[Piece, Emitter]] = []
    with _recording(lowering) as built:
        if lowering.accepts(group, profile):
            emitted = lowering.emit(group, profile)
            # the piece as a whole has its emitter in any case; the builders keep includes, for one
            pieces += [(piece, emitter_of(piece, _NO_CHUNK, given_at(emitted, lowering))) for piece in emitted]
    printer = _LinePrinter(lowering.style or style, built)
    for piece, emitter in pieces:
        found.setdefault(piece_key(name, operator, piece), []).extend(printer.emitters(piece.node, emitter))
    return found


_NO_CHUNK = Chunk("")


Built = dict[int, tuple[Node, Emitter]]


@contextmanager
def _recording(lowering: Lowering) -> Iterator[Built]:
    """Notes who makes each node meanwhile; what is kept from before is forgotten, so that it is made anew."""
    for kept in _caches(lowering):
        kept.cache_clear()
    built: Built = {}

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event != "call" or frame.f_code.co_name != "__init__":
            return
        node = frame.f_locals.get("self")
        if isinstance(node, Node):
            emitter = _outside(frame.f_back)
            if emitter is not None:
                built[id(node)] = (node, emitter)  # the node is kept: another one could get its identity

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield built
    finally:
        sys.setprofile(before)
        for kept in _caches(lowering):
            kept.cache_clear()


def _caches(lowering: Lowering) -> Iterator[Any]:
    """What functions that build statements have kept: of lowerings, of the shapes of profiles and of signatures."""
    own = (lowering.whole or lowering.emit).__module__.partition(".")[0]
    homes = ("astgen.lowerings.", "astgen.profiles.shapes", "astgen.profiles.forms", "astgen.signature")
    for kept in gc.get_objects():
        if type(kept) is functools._lru_cache_wrapper:
            module = getattr(kept, "__module__", None) or ""
            if module.startswith(homes) or (own != "astgen" and module.partition(".")[0] == own):
                yield kept


def _outside(frame: FrameType | None) -> Emitter | None:
    """The innermost caller outside of the builders of the tree."""
    while frame is not None:
        path = frame.f_code.co_filename
        if not path.startswith((_BUILDERS, "<")) and not path.endswith(("/dataclasses.py", "/functools.py")):
            return emitter_at(frame.f_code, frame.f_lineno)
        frame = frame.f_back
    return None


class _LinePrinter(Printer):
    """Prints a node, and notes for each line the innermost statement that it is part of."""

    def __init__(self, style: Style | None, built: Built) -> None:
        super().__init__(style)
        self._built = built
        self._owners: list[tuple[int, int, Node]] = []

    def emitters(self, node: Node, whole: Emitter) -> list[Emitter]:
        """Who built each line of a node; ``whole`` is who built it as a whole."""
        self._owners = []
        count = self.chunk(node).text.count("\n")
        found = [whole] * count
        # what is inside of another statement was noted before it
        for first, last, owner in reversed(self._owners):
            emitter = self._emitter(owner)
            if emitter is not None:
                found[first:last] = [emitter] * (last - first)
        return found

    def _emitter(self, node: Node) -> Emitter | None:
        """Who built a node; a declaration of an operator says it itself."""
        if isinstance(node, (Function, Struct)) and node.origin is not None:
            return node.origin.emitter
        known = self._built.get(id(node))
        return known[1] if known is not None else None

    def stmt(self, n: Node, depth: int) -> None:
        first = len(self.lines)
        method: Callable[[Any, Any, int], None] | None = self._lines.get(type(n))
        if method is None:
            super().stmt(n, depth)
        else:  # not what is remembered of shared statements: that has no inner ones
            self.depth = depth
            method(self, n, depth)
        self._owners.append((first, len(self.lines), n))
