"""Regions: the code of one operator under one lowering by name, and what each generated line belongs to.

A region's key (`astgen.keys`) says what it is, not where it stands.  Goldens are kept by these keys and diffs are told
in them.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import sha256
from types import GeneratorType

from astgen.cpp.nodes import Function, Struct
from astgen.cpp.print import Chunk, Printer
from astgen.keys import INCLUDE, KERNEL, Key, parse_key
from astgen.lowerings.registry import Lowering, Piece
from astgen.origin import Emitter, Extent, Origin
from astgen.profiles.profile import Profile
from astgen.record import record
from astgen.schema.extents import extent_of
from astgen.signature import emitter_at
from astgen.signatures import SignatureGroup

__all__ = ["Key", "Owner", "Placement", "Region", "joined", "lowering_key", "parse_key", "regions_of", "shape_of"]


@record
class Region:
    """The code of a region: ``text`` is whole lines, with a final newline.

    ``operator`` is the schema as the operator prints it, ``origin`` where it stands, ``emitters`` are the lines of
    Python that built the code, in its order.
    """

    key: str
    text: str
    operator: str = ""
    origin: Origin | None = None
    emitters: tuple[Emitter, ...] = ()

    @property
    def digest(self) -> str:
        """The same for the same text: SHA-256 in hexadecimal digits."""
        return sha256(self.text.encode()).hexdigest()

    @property
    def shape(self) -> str:
        """The same for code that differs only in the region's own names and in layout (see `shape_of`)."""
        return shape_of(self.key, self.text)

    @property
    def schema(self) -> Extent | None:
        """The lines of the entry of the operator in its schema file, which is read for it."""
        return extent_of(self.origin) if self.origin is not None else None


def shape_of(key: str, text: str) -> str:
    """A digest of the words of a region's text in which its own names are replaced: two of one shape are one renamed.

    Its own names are those of its operator and overload, as a word of their own or as part of one between
    underscores (``add`` in ``wrapper_CUDA_add_out``, and in ``"aten::add"``).  Comments do not count.
    """
    parts = parse_key(key)
    own = {part for part in (parts.name.rpartition("::")[2], parts.overload) if part}
    pattern = _own_names(*sorted(own, key=len, reverse=True))
    words = [match[0] for match in _WORD.finditer(text) if match.lastgroup != "comment"]
    return sha256("\0".join([pattern.sub("\1", word) for word in words]).encode()).hexdigest()


_WORD = re.compile(r"""(?P<comment>//[^\n]*|/\*.*?\*/)|\w+|"(?:[^"\\\n]|\\.)*"|[^\w\s]""", re.DOTALL)


@lru_cache(64)
def _own_names(*names: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z0-9])(?:{'|'.join(map(re.escape, names))})(?![A-Za-z0-9])")


# --- the regions of an operator ---


def lowering_key(lowering: Lowering, profile: Profile) -> str:
    """The name of a lowering in keys: with the call form where that changes its code and is not the usual one."""
    plain = not lowering.calling or profile.is_usual_form
    return lowering.name if plain else f"{lowering.name}+{profile.call.name}"


def piece_key(name: str, operator: str, piece: Piece) -> str:
    """The key of the region that a piece belongs to; ``name`` is the lowering's in keys."""
    return str(Key(name, operator, piece.dispatch, piece.role))


def regions_of(
    group: SignatureGroup,
    lowering: Lowering,
    profile: Profile,
    printer: Printer,
    *,
    includes: bool = False,
    whole: bool = False,
) -> list[Region]:
    """The regions of an operator: its pieces by dispatch key and role, each printed at no depth.

    There are none where the lowering does not take the operator.  Includes are left out unless asked for: they are
    shared by operators.  With ``whole`` the roles are not told apart: there is one region, for each dispatch key, with
    all pieces in their order.  Goldens are kept so: the kernel, its declaration and its registration in one file.
    """
    if not lowering.accepts(group, profile):
        return []
    name, operator = lowering_key(lowering, profile), str(group.operator.name)
    found: dict[str, Region] = {}
    pieces = lowering.emit(group, profile)
    for piece in pieces:
        if piece.role == INCLUDE and not includes:
            continue
        chunk = printer.chunk(piece.node)
        key = str(Key(name, operator, piece.dispatch, KERNEL if whole else piece.role))
        emitter = emitter_of(piece, chunk, given_at(pieces, lowering))
        region = Region(key, chunk.text, str(group.operator.schema), group.operator.origin, (emitter,))
        found[key] = joined(key, [found[key], region]) if key in found else region
    return list(found.values())


def joined(key: str, regions: Iterable[Region]) -> Region:
    """Regions of one operator as one, their texts one after the other; ``key`` is the key of the whole."""
    parts = list(regions)
    emitters = dict.fromkeys([emitter for part in parts for emitter in part.emitters])
    return Region(key, "".join([part.text for part in parts]), parts[0].operator, parts[0].origin, tuple(emitters))


def emitter_of(piece: Piece, chunk: Chunk, given: Emitter) -> Emitter:
    """The line that built a piece: that of the declaration, or of the first one in it, else ``given``."""
    node = piece.node
    if isinstance(node, (Function, Struct)) and node.origin is not None and node.origin.emitter is not None:
        return node.origin.emitter
    return next((span.origin.emitter for span in chunk.spans if span.origin.emitter is not None), given)


def given_at(pieces: Iterable[Piece], lowering: Lowering) -> Emitter:
    """The line that yielded the piece which ``pieces`` has just given; the lowering's first if it is no generator."""
    return _yielding(pieces) if isinstance(pieces, GeneratorType) else function_emitter(lowering.emit)


def _yielding(generator: GeneratorType[Piece, None, None]) -> Emitter:
    """The line at which a generator, or the one that it hands on from, stands."""
    inner = generator.gi_yieldfrom
    while isinstance(inner, GeneratorType):
        generator, inner = inner, inner.gi_yieldfrom
    frame = generator.gi_frame
    assert frame is not None  # it has just yielded
    return emitter_at(frame.f_code, frame.f_lineno)


def function_emitter(function: Callable[..., object]) -> Emitter:
    """The first line of a function as an emitter."""
    code = inspect.unwrap(function).__code__
    return emitter_at(code, code.co_firstlineno)


# --- the lines of a file ---


@record
class Owner:
    """What a line of a generated file belongs to: a region, or a named banner.

    A banner is what no operator has of its own; its key is ``lowering:@banner`` for the comment at the top of a file,
    ``lowering:@frame`` for what stands around the pieces, the empty lines between them included, and
    ``lowering:@whole`` for a file that is made of all operators together.
    """

    key: str
    origin: Origin | None = None
    emitter: Emitter | None = None

    @property
    def is_banner(self) -> bool:
        """Whether it is no region."""
        return ":@" in self.key


@record
class Placement:
    """Lines of a generated file, the first and the last of them from 1, and what they belong to."""

    first_line: int
    last_line: int
    owner: Owner
