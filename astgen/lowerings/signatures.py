"""The C++ functions of each operator as declarations, one a line; shown, not generated."""

from __future__ import annotations

from collections.abc import Iterator

from astgen.cpp.print.style import Style
from astgen.lowerings.registry import Piece, lowering
from astgen.profiles.profile import Profile
from astgen.signatures import SignatureGroup


@lowering(style=Style(width=None))
def signatures(group: SignatureGroup, profile: Profile) -> Iterator[Piece]:
    """The C++ functions of each operator: regular, faithful, symint, symint-faithful."""
    for signature in group.signatures():
        yield Piece("declarations", signature.declare(), signature.convention.value)
