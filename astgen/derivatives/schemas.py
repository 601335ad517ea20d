"""Where the schema of an entry differs from that of its operator."""

from __future__ import annotations

from astgen.codes.derivatives import SCHEMA_DIFFERS
from astgen.derivatives.entries import Entry
from astgen.errors import Note, SchemaError
from astgen.schema.function import FunctionSchema
from astgen.schema.grammar import argument_offsets
from astgen.schema.operator import Operator
from astgen.schema.yaml import locate


def other_schema(entry: Entry, operator: Operator) -> SchemaError:
    """The error for an entry whose schema is not the one of its operator, at the first difference."""
    index, difference = _difference(entry.schema, operator.schema)
    offset = 0
    if index is not None:
        offset = argument_offsets(entry.name.value)[index].name
    note = Note(f"the operator is {operator.schema}", operator.origin)
    message = f"the schema is not the one that {operator.name} has: {difference}"
    return SCHEMA_DIFFERS.error(message, locate(entry.name, offset, str(operator.name)), [note])


def _difference(own: FunctionSchema, other: FunctionSchema) -> tuple[int | None, str]:
    """The argument of the first that differs, by its index, and how; or no argument, where something else does."""
    for index, (a, b) in enumerate(zip(own.arguments, other.arguments, strict=False)):
        if a != b:
            return index, f"{a} here is {b} there"
    if len(own.arguments) > len(other.arguments):
        index = len(other.arguments)
        return index, f"there is no argument {own.arguments[index].name!r}"
    if len(own.arguments) < len(other.arguments):
        return None, f"the argument {other.arguments[len(own.arguments)].name!r} is missing here"
    if len(own.positional) != len(other.positional):
        return None, "other arguments are keyword-only"
    return None, "the returns differ"
