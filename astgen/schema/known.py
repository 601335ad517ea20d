"""What has been read of schemas is not read again: they share most of their arguments, and nearly all types.

What is known is one object in memory.  It has been read in full by `astgen.schema.grammar`, to which all other texts
are left: the pattern here decides about speed, never about what is taken.
"""

from __future__ import annotations

import re
from typing import TypeVar

from astgen.schema.function import Argument, Default, FunctionSchema, Return
from astgen.schema.names import OperatorName
from astgen.schema.types import SchemaType

NAME = re.compile(r"(?:([A-Za-z_]\w*)::)?([A-Za-z_]\w*)(?:\.([A-Za-z_]\w*))?(?=\()", re.ASCII)
"""The name of an operator, in front of its arguments."""
SIMPLE_ARGUMENT = re.compile(
    r"""([\w.?\[\]!()|]+)\ ([A-Za-z_]\w*)(?:=([^\s,()\[\]"']+|\[[^\[\]"']*\]))?(?=,\ |\)|\Z)""", re.ASCII
)
"""The type, name and default of an argument that is written without more blanks than it needs."""

Returns = tuple[tuple[Return, ...], bool]
"""Returns, and whether any number of others may follow."""

_LIMIT = 8192
_types: dict[str, SchemaType] = {}
_defaults: dict[str, Default] = {}
_arguments: dict[str, Argument] = {}
_returns: dict[str, Returns] = {}

_Value = TypeVar("_Value")


def known_schema(text: str) -> FunctionSchema | None:
    """The schema that a text says, if all of its parts are known and it is written in the usual way."""
    name = NAME.match(text)
    end = text.find(") -> ")
    read = _returns.get(text[end + 5 :])
    if name is None or read is None or end <= name.end():
        return None
    positional: list[Argument] = []
    keyword_only: list[Argument] = []
    arguments = positional
    written = text[name.end() + 1 : end]
    parts = written.split(", ") if written else []
    for part in parts:
        argument = _arguments.get(part) or known_argument(part)
        if argument is not None:
            arguments.append(argument)
        elif part == "*":
            arguments = keyword_only
        else:
            return None
    returns, varret = read
    schema = FunctionSchema(
        OperatorName(name[1], name[2], name[3] or ""),
        tuple(positional),
        tuple(keyword_only),
        returns,
        False,
        varret,
    )
    # of several stars, or one with nothing after it, the written form has one or none
    stars = len(parts) - len(schema.arguments)
    return schema.read_from(text) if stars == bool(keyword_only) else schema


def known_argument(text: str) -> Argument | None:
    """The argument that a text says, if it is known, or else its type and default."""
    argument = _arguments.get(text)
    if argument is not None:
        return argument
    parts = SIMPLE_ARGUMENT.fullmatch(text)
    if parts is None:
        return None
    word, name, default = parts.groups()
    kind = _types.get(word)
    value = None if default is None else _defaults.get(default)
    if kind is None or (value is None and default is not None):
        return None
    return _remembered(_arguments, text, Argument(kind, name, value))


def remembered_argument(written: re.Match[str], argument: Argument) -> Argument:
    """An argument, or an equal one from before, which a match of `SIMPLE_ARGUMENT` has and nothing else."""
    word, _, default = written.groups()
    _remembered(_types, word, argument.type)
    if argument.default is not None:
        _remembered(_defaults, default, argument.default)
    return _remembered(_arguments, written.group(), argument)


def remembered_returns(text: str, returns: Returns) -> Returns:
    """The returns that stand at the end of a schema, or equal ones from before."""
    return _remembered(_returns, text, returns)


def _remembered(memo: dict[str, _Value], text: str, value: _Value) -> _Value:
    if len(memo) >= _LIMIT:
        memo.clear()
    return memo.setdefault(text, value)
