"""Reading C++ text without astgen: tokens, and the definitions and registrations of a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256

_TOKEN = re.compile(
    r'"(?:\\.|[^"\\])*"|//[^\n]*|/\*.*?\*/|[A-Za-z_]\w*|\d[\w.]*|::|->|&&|\|\||\S',
    re.DOTALL,
)
_DIRECTIVE = re.compile(r"^[ \t]*#(?:.*\\\n)*.*$", re.MULTILINE)


def tokens(text: str) -> list[str]:
    """The tokens of C++ text, comments dropped."""
    return [token for token in _TOKEN.findall(text) if not token.startswith(("//", "/*"))]


def digest(text: str) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of the tokens, one a line."""
    return sha256("\n".join(tokens(text)).encode()).hexdigest()[:16]


def units(text: str) -> Iterator[list[str]]:
    """The declarations, definitions and registrations of a file, each as its tokens.

    Namespaces are entered, and so are ``TORCH_LIBRARY`` blocks; directives are dropped, and so are lone semicolons.
    """
    unit: list[str] = []
    depth = 0
    for token in tokens(_DIRECTIVE.sub("", text)):
        if depth == 0 and token == "{" and unit and (unit[0] == "namespace" or unit[0].startswith("TORCH_LIBRARY")):
            unit = []
            continue
        if depth == 0 and token in ("}", ";") and not unit:
            continue
        unit.append(token)
        depth += (token in "{(") - (token in "})")
        if depth == 0 and token in (";", "}"):
            yield unit
            unit = []
    assert not unit, f"unfinished: {' '.join(unit[:20])}"


def named_units(text: str) -> dict[str, list[str]]:
    """The units of a file by name: a definition by its function, a registration by the operator in quotes."""
    found: dict[str, list[str]] = {}
    for unit in units(text):
        if unit[0] == "using":
            continue
        at = unit.index("(")
        name = unit[at + 1] if unit[:at] == ["m", ".", "impl"] else unit[at - 1]
        assert name not in found, f"{name} stands twice"
        found[name] = unit
    return found
