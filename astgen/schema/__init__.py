"""The schema language and the model: types, function schemas, operators, and the groups of their variants."""

from __future__ import annotations

from astgen.schema.function import Argument, Default, FunctionSchema, Return, Symbol
from astgen.schema.grammar import parse_name, parse_schema, parse_type
from astgen.schema.names import OperatorName
from astgen.schema.operator import Arguments, Attributes, Kind, Operator, Precomputed, TensorOptions
from astgen.schema.types import AliasSet, SchemaType

__all__ = [
    "AliasSet",
    "Argument",
    "Arguments",
    "Attributes",
    "Default",
    "FunctionSchema",
    "Kind",
    "Operator",
    "OperatorName",
    "Precomputed",
    "Return",
    "SchemaType",
    "Symbol",
    "TensorOptions",
    "parse_name",
    "parse_schema",
    "parse_type",
]
