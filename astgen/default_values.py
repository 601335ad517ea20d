"""Defaults of schema arguments as C++ expressions."""

from __future__ import annotations

import re

from astgen.cpp.build import FALSE, TRUE, braced, call, expr, integer, name, string
from astgen.cpp.nodes import Expr
from astgen.errors import LoweringError
from astgen.profiles.profile import Profile
from astgen.schema.function import Constant, Default, Symbol
from astgen.schema.operator import TensorOptions
from astgen.schema.traits import bottom
from astgen.schema.types import BaseType, ListType, OptionalType, SchemaType

_EMPTY = braced()

_OCTAL_IN_CPP = re.compile(r"-?0\d+\Z", re.ASCII)
_WHOLE = re.compile(r"-?(?:\d+|0[xX][\da-fA-F]+)\Z", re.ASCII)  # as a float it is too large for an integer


def default_expr(default: Default, kind: SchemaType, profile: Profile, *, symint: bool) -> Expr:
    """The default of an argument of this type.

    An absent tensor is ``{}``, another absent value nullopt; a list is braced; a number keeps its written text.
    A list with a size may have the default of one element.  Raises `LoweringError` for what has no C++ form.
    """
    if isinstance(kind, OptionalType):
        if default.value is None:
            return _EMPTY if kind.elem == BaseType("Tensor") else profile.spell.nullopt
        return default_expr(default, kind.elem, profile, symint=symint)
    if isinstance(default.value, tuple):
        return braced(*[constant_expr(item, profile) for item in default.value])
    value = constant_expr(default.value, profile, default.text)
    if symint and isinstance(kind, ListType) and bottom(kind) == "SymInt":
        return call("c10::SymInt", value)
    return value


def constant_expr(value: Constant, profile: Profile, text: str | None = None) -> Expr:
    """A constant of the schema language in C++; ``text`` is how a number was written."""
    match value:
        case None:
            return profile.spell.nullopt
        case bool():
            return TRUE if value else FALSE
        case str():
            return string(value)
        case Symbol():
            return profile.spell.defaults.get(value.name) or name(value.name)
        case int():
            return integer(value) if text is None or _OCTAL_IN_CPP.match(text) else expr(text)
        case float():
            return expr(repr(value) if text is None or _WHOLE.match(text) else text)
    raise LoweringError(f"the default {text or value} has no C++ form")


def options_default(options: TensorOptions, profile: Profile) -> Expr | None:
    """The default of folded TensorOptions: none where one of the four has a default that options cannot say."""
    defaults = [argument.default for argument in options]
    if all(default is not None and default.value is None for default in defaults):
        return _EMPTY
    dtype = options.dtype.default
    if dtype is not None and dtype.value == Symbol("long"):
        return profile.spell.defaults["long"]
    return None
