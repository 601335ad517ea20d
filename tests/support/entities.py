"""The entities of a C++ file, each as its tokens: functions, classes, registrations.

Directives inside of functions count as tokens; the two heads of an exported class are kept apart.
"""

from __future__ import annotations

import re

from support.cpp_text import tokens, units

_INNER = re.compile(r"^[ \t]*#[ \t]*(ifdef C10_MOBILE|ifndef NDEBUG|else|endif)\b.*$", re.MULTILINE)
_BLOCK = re.compile(r"^TORCH_LIBRARY_IMPL\(\w+, (\w+), m\) \{$.*?^\}", re.MULTILINE | re.DOTALL)
_HEADS = re.compile(r"#ifdef _WIN32\n(.*?)\n#else\n(.*?)\n#endif", re.DOTALL)


def entities(text: str) -> dict[str, list[str]]:
    """The entities of a file by name, qualified where it is; a registration's is its dispatch key and operator."""
    heads: dict[str, list[str]] = {}

    def exported(match: re.Match[str]) -> str:
        head = tokens(match[1])
        heads[f"{head[1]} on Windows"] = head
        return match[2]

    text = _HEADS.sub(exported, text)
    text = _INNER.sub(lambda match: f" directive_{match[1].replace(' ', '_')} ", text)
    found = dict(heads)
    text = _BLOCK.sub(lambda match: match[0].replace("m.impl(", f"m.impl_{match[1]}("), text)
    for unit in units(text):
        if unit[0] == "using":
            continue
        name = _name(unit)
        assert name not in found, f"{name} stands twice"
        found[name] = unit
    return found


def _name(unit: list[str]) -> str:
    if unit[0] in ("struct", "class"):
        return next(token for token in unit[1:] if token != "TORCH_API")
    at = unit.index("(")
    if unit[:2] == ["m", "."]:
        return f"{unit[at - 1].removeprefix('impl_')} {unit[at + 1]}"
    start = at - 1
    while start >= 2 and unit[start - 1] == "::":
        start -= 2
    return "".join(unit[start:at])
