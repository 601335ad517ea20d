"""Schema files to operators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from astgen.codes.files import MISSING_KEY, NOT_AN_ENTRY, UNKNOWN_KEY
from astgen.errors import AstgenError, did_you_mean
from astgen.origin import Origin
from astgen.schema.attributes import OWN_KEYS, READERS, expect_text
from astgen.schema.function import FunctionSchema
from astgen.schema.generated import generated_operators
from astgen.schema.grammar import parse_schema
from astgen.schema.kernels import link_functionals
from astgen.schema.operator import AT_NAMESPACE, Attributes, Kind, Operator, group_arguments, kind_of, root_name
from astgen.schema.positions import Source
from astgen.schema.rules import Rules
from astgen.schema.yaml import Mapping, Node, locate, read_entries

_KIND_TAGS = {Kind.OUT: frozenset({"out"}), Kind.INPLACE: frozenset({"inplace"})}


Progress = Callable[[int, int], None]


def load_operators(
    source: Source,
    *,
    rules: Rules,
    errors: list[AstgenError],
    progress: Progress | None = None,
) -> list[Operator]:
    """The operators of a schema file in its order, then those derived from them.

    ``progress`` is told how many characters of how many are read.  What is wrong in the file is appended to
    ``errors``; the operators are those that can be made in spite of it.
    """
    reader = _EntryReader(rules, errors)
    operators = []
    for entry in read_entries(source, errors=errors):
        operator = reader.operator(entry)
        if operator is not None:
            operators.append(operator)
        if progress is not None:
            progress(entry.start, len(source.text))
    operators = link_functionals(operators)
    if rules.generated and not errors:
        operators += generated_operators(operators, rules)
    return operators


class _EntryReader:
    """Reads entries and collects what is wrong in them.

    Equal attributes are one object, since most operators share theirs.
    """

    def __init__(self, rules: Rules, errors: list[AstgenError]) -> None:
        self._rules = rules
        self._errors = errors
        self._keys = frozenset(READERS) - OWN_KEYS | rules.entry_keys
        self._shared: dict[tuple[tuple[str, Any], ...], Attributes] = {}
        self._tags: dict[tuple[frozenset[str], str, Kind], frozenset[str]] = {}

    def operator(self, entry: Node) -> Operator | None:
        """The operator of an entry; of one with wrong attributes without these, of one without a schema none."""
        if not isinstance(entry, Mapping):
            message = f"an entry is a mapping with the key func, not {entry.kind}"
            self._errors.append(NOT_AN_ENTRY.error(message, entry.origin()))
            return None
        schema = origin = None
        try:
            schema, origin = self._schema(entry)
        except AstgenError as error:
            self._errors += error.errors
        values = self._values(entry)
        if schema is None or origin is None:
            return None
        arguments = group_arguments(schema)
        kind = kind_of(schema, arguments, mutable=self._rules.mutable_kind)
        namespace = schema.name.namespace or AT_NAMESPACE
        values["tags"] = self._with_implied(values.get("tags", frozenset()), namespace, kind)
        attributes = self._attributes(values)
        return Operator(schema, arguments, kind, root_name(schema.name), attributes, origin, generated=False)

    def _attributes(self, values: dict[str, Any]) -> Attributes:
        key = tuple(values.items())
        attributes = self._shared.get(key)
        if attributes is None:
            attributes = self._shared[key] = Attributes(**values)
        return attributes

    def _schema(self, entry: Mapping) -> tuple[FunctionSchema, Origin]:
        func = entry.get("func")
        if func is None:
            there = f"; its keys are {', '.join(entry.entries)}" if entry.entries else ""
            raise MISSING_KEY.error(f"the entry has no func, the schema of the operator{there}", entry.origin())
        text = expect_text("func", func, "the schema of the operator")
        schema = parse_schema(text.value, lambda offset: locate(text, offset))
        return schema, locate(text, 0, str(schema.name))

    def _values(self, entry: Mapping) -> dict[str, Any]:
        values = {}
        for key, value in entry.items():
            word = key.value
            if word == "func":
                continue
            try:
                if word not in self._keys:
                    near = did_you_mean(word, ("func", *sorted(self._keys)))
                    raise UNKNOWN_KEY.error(f"unknown key {word!r}", key.origin(word), near)
                values[word] = READERS[word](word, value)
            except AstgenError as error:
                self._errors += error.errors
        return values

    def _with_implied(self, tags: frozenset[str], namespace: str, kind: Kind) -> frozenset[str]:
        key = (tags, namespace, kind)
        implied = self._tags.get(key)
        if implied is None:
            implied = tags | _KIND_TAGS.get(kind, frozenset()) | self._rules.implied_tags.get(namespace, frozenset())
            self._tags[key] = implied
        return implied
