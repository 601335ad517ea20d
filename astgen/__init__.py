"""C++ for PyTorch operators from their schemas, through a structured C++ AST.

The public API is what `__all__` lists, and the packages `astgen.cpp` (nodes, builders, printer) and
`astgen.schema` (the schema language and the model).  Everything is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from astgen.cpp.print import Style, render
    from astgen.driver import generate, load, render_operator
    from astgen.emit.files import GeneratedFile
    from astgen.emit.write import Written, write
    from astgen.errors import AstgenError
    from astgen.lowerings.registry import FilePlan, Lowering, Piece, Spread, all_lowerings, find_lowering, lowering
    from astgen.profiles.profile import Profile
    from astgen.profiles.registry import all_profiles, get_profile
    from astgen.signatures import SignatureGroup
    from astgen.translation import translate

__all__ = [
    "AstgenError",
    "FilePlan",
    "GeneratedFile",
    "Lowering",
    "Piece",
    "Profile",
    "SignatureGroup",
    "Spread",
    "Style",
    "Written",
    "__version__",
    "all_lowerings",
    "all_profiles",
    "find_lowering",
    "generate",
    "get_profile",
    "load",
    "lowering",
    "render",
    "render_operator",
    "translate",
    "write",
]

_HOMES = {
    "AstgenError": "errors",
    "FilePlan": "lowerings.registry",
    "GeneratedFile": "emit.files",
    "Lowering": "lowerings.registry",
    "Piece": "lowerings.registry",
    "Profile": "profiles.profile",
    "SignatureGroup": "signatures",
    "Spread": "lowerings.registry",
    "Style": "cpp.print",
    "Written": "emit.write",
    "generate": "driver",
    "get_profile": "profiles.registry",
    "load": "driver",
    "lowering": "lowerings.registry",
    "all_lowerings": "lowerings.registry",
    "all_profiles": "profiles.registry",
    "find_lowering": "lowerings.registry",
    "render": "cpp.print",
    "render_operator": "driver",
    "translate": "translation",
    "write": "emit.write",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from astgen.version import version

        return version()
    if name not in _HOMES:
        raise AttributeError(f"module 'astgen' has no attribute {name!r}")
    return getattr(import_module(f"astgen.{_HOMES[name]}"), name)
