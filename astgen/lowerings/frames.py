"""Parts of the files around kernels and functions: what each namespace of operators has of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from astgen.cpp.build import include, macro_block, name, namespace, param
from astgen.cpp.nodes import Decl, Include, Param, Slot
from astgen.lowerings.registry import Piece
from astgen.profiles.profile import Feature, Profile
from astgen.profiles.shapes import DISPATCH_KEY_SET
from astgen.schema.operator import AT_NAMESPACE
from astgen.signatures import SignatureGroup


def kernel_slots(blocks: Sequence[str], section: str = "kernels") -> list[Decl]:
    """Where the kernels (or what else is generated) go; those outside aten stand in a namespace of their own."""
    return [
        Slot(section, block) if block == AT_NAMESPACE else namespace(kernel_scope(block), Slot(section, block))
        for block in blocks
    ]


def kernel_scope(block: str) -> str:
    """The C++ namespace of kernels outside aten: not the operators' own name, which could hide ``std`` or ``jit``."""
    return f"{block}_operators"


def kernel_path(block: str, kernel: str) -> str:
    """The name of a kernel from the scope around all kernels."""
    return kernel if block == AT_NAMESPACE else f"{kernel_scope(block)}::{kernel}"


@lru_cache(64)
def keys_param(text: str) -> Param:
    """The parameter before the operator's own: the keys that are left."""
    return param(DISPATCH_KEY_SET, text)


def include_for(group: SignatureGroup, header: Include) -> Piece:
    """The header of an operator, for a file with the slots of `per_operator_headers`."""
    section = "includes" if group.operator.namespace == AT_NAMESPACE else "own_includes"
    return Piece(section, header, "include")


def types_of_all(profile: Profile) -> tuple[Decl, ...]:
    """The headers of all types that operators take and give."""
    return tuple([include(text) for text in profile.facts.all_ops_includes])


def has_own_headers(profile: Profile) -> bool:
    """Whether each root name has headers of its own, which those for all operators include."""
    return Feature.PER_OPERATOR_HEADERS in profile.has


def has_common_headers(profile: Profile) -> bool:
    """Whether the headers for all operators hold what is generated themselves."""
    return not has_own_headers(profile)


def registration_blocks(blocks: Sequence[str], key: str) -> list[Decl]:
    """A ``TORCH_LIBRARY_IMPL`` for each namespace of operators."""
    return [
        macro_block("TORCH_LIBRARY_IMPL", (name(block), name(key), name("m")), Slot("registrations", block))
        for block in blocks
    ]


def api_scopes(blocks: Sequence[str], section: str, *inner: str) -> list[Decl]:
    """Where C++ functions go: in ``at``, or in the namespace of the operators, and there in the ``inner`` ones."""
    return [_nested(("at" if block == AT_NAMESPACE else block, *inner), Slot(section, block)) for block in blocks]


def _nested(names: Sequence[str], content: Decl) -> Decl:
    for text in reversed(names):
        content = namespace(text, content)
    return content
