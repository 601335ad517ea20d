"""The entries of derivatives.yaml: which formula is written for what, each with its place."""

from __future__ import annotations

from collections.abc import Mapping as Dict
from dataclasses import dataclass, field

from astgen.codes.derivatives import DUPLICATE_DERIVATIVE, FORMULA_PLACE, UNKNOWN_NAME
from astgen.codes.files import BAD_VALUE, MISSING_KEY, NOT_AN_ENTRY
from astgen.cpp.nodes import Expr
from astgen.cpp.parse import parse_expr
from astgen.errors import AstgenError, Note, SchemaError, did_you_mean
from astgen.origin import Origin
from astgen.record import entity
from astgen.schema.attributes import expect_text
from astgen.schema.function import FunctionSchema
from astgen.schema.grammar import parse_schema
from astgen.schema.yaml import Mapping, Node, Sequence, Text, locate

NON_DIFFERENTIABLE, LINEAR, ELEMENT_WISE = "non_differentiable", "auto_linear", "auto_element_wise"
KEYWORDS = frozenset({NON_DIFFERENTIABLE, LINEAR, ELEMENT_WISE})
DEFAULT_KEY = "Default"
_OWN_KEYS = ("name", "dispatch", "output_differentiability", "supports_complex")


@entity
class Formula:
    """A formula as it stands in the file: what it is for, and the tree, or a keyword that stands for one."""

    names: tuple[str, ...]
    text: Text
    key: Text
    tree: Expr | None
    keyword: str = ""

    def origin(self, offset: int = 0) -> Origin:
        """The place of a character of the formula."""
        return locate(self.text, offset, self.key.value)

    def origin_of(self, name: str) -> Origin:
        """The place of one of the names that the formula is for."""
        return locate(self.key, self.key.value.index(name), name)


@entity
class Entry:
    """An entry: the schema of an operator, and its formulas by dispatch key, sorted by what they are for.

    ``outputs`` says of each result whether it is differentiable, or is None; ``condition`` is the one that the
    differentiability of the only result depends on.  ``supports_complex``: the formulas are right for complex numbers.
    """

    schema: FunctionSchema
    name: Text
    formulas: Dict[str, list[Formula]]
    keys: Dict[str, Origin]
    outputs: tuple[bool, ...] | None = None
    outputs_origin: Origin | None = None
    condition: Expr | None = None
    supports_complex: bool = False

    def origin(self) -> Origin:
        """The place of the schema."""
        return locate(self.name, 0, str(self.schema.name))


@dataclass(slots=True)
class EntryReader:
    """Reads entries and collects what is wrong in them; equal formulas are one tree."""

    errors: list[AstgenError]
    _trees: dict[str, Expr] = field(default_factory=dict)

    def entry(self, node: Node) -> Entry | None:
        """The entry of a node, or nothing where it names no operator."""
        if not isinstance(node, Mapping):
            message = f"an entry is a mapping with the key name, not {node.kind}"
            self.errors.append(NOT_AN_ENTRY.error(message, node.origin()))
            return None
        try:
            text, schema = self._name(node)
        except AstgenError as error:
            self.errors += error.errors
            return None
        outputs, origin, condition = self._outputs(node)
        formulas, keys = self._dispatch(node)
        return Entry(schema, text, formulas, keys, outputs, origin, condition, self._supports_complex(node))

    def _name(self, node: Mapping) -> tuple[Text, FunctionSchema]:
        value = node.get("name")
        if value is None:
            raise MISSING_KEY.error("the entry has no name, the schema of the operator", node.origin())
        text = expect_text("name", value, "the schema of the operator")
        return text, parse_schema(text.value, lambda offset: locate(text, offset))

    def _dispatch(self, node: Mapping) -> tuple[dict[str, list[Formula]], dict[str, Origin]]:
        dispatch = node.get("dispatch")
        plain = [(key, value) for key, value in node.items() if key.value not in _OWN_KEYS]
        if dispatch is None:
            return {DEFAULT_KEY: self._formulas(plain)}, {DEFAULT_KEY: node.origin()}
        for key, _ in plain:
            message = f"{key.value!r} stands beside dispatch; an entry has formulas in one of the two places"
            self.errors.append(FORMULA_PLACE.error(message, key.origin(key.value)))
        if not isinstance(dispatch, Mapping):
            message = f"dispatch is a mapping, not {dispatch.kind}"
            self.errors.append(BAD_VALUE.error(message, dispatch.origin("dispatch")))
            return {}, {}
        formulas, keys = {}, {}
        for key, value in dispatch.items():
            if not isinstance(value, Mapping):
                message = f"{key.value} is a mapping of formulas, not {value.kind}"
                self.errors.append(BAD_VALUE.error(message, value.origin(key.value)))
                continue
            formulas[key.value] = self._formulas(list(value.items()))
            keys[key.value] = key.origin(key.value)
        return formulas, keys

    def _formulas(self, items: list[tuple[Text, Node]]) -> list[Formula]:
        found = []
        for key, value in sorted(items, key=lambda item: item[0].value):
            try:
                found.append(self._formula(key, value))
            except AstgenError as error:
                self.errors += error.errors
        return found

    def _formula(self, key: Text, value: Node) -> Formula:
        names = tuple([word.strip() for word in key.value.split(",")])
        text = expect_text(key.value, value, "a formula")
        keyword = text.value.strip().lower()
        if keyword in KEYWORDS:
            return Formula(names, text, key, None, keyword)
        tree = self._trees.get(text.value)
        if tree is None:
            tree = parse_expr(text.value, lambda offset: locate(text, offset, key.value))
            self._trees[text.value] = tree
        return Formula(names, text, key, tree)

    def _supports_complex(self, node: Mapping) -> bool:
        key = "supports_complex"
        value = node.get(key)
        truth = value.resolved() if isinstance(value, Text) else value
        if truth is not None and not isinstance(truth, bool):
            assert value is not None
            self.errors.append(SchemaError(f"{key} is True or False", value.origin(key)))
        return truth is True

    def _outputs(self, node: Mapping) -> tuple[tuple[bool, ...] | None, Origin | None, Expr | None]:
        key = "output_differentiability"
        value = node.get(key)
        if value is None:
            return None, None, None
        try:
            if not isinstance(value, Sequence):
                raise BAD_VALUE.error(f"{key} is a list, not {value.kind}", value.origin(key))
            items = [expect_text(f"an item of {key}", item) for item in value.items]
            truths = [item.resolved() for item in items]
            if len(items) == 1 and isinstance(truths[0], str):
                text = items[0]
                condition = parse_expr(text.value, lambda offset: locate(text, offset, key))
                return (True,), value.origin(key), condition
            for item, truth in zip(items, truths, strict=True):
                if not isinstance(truth, bool):
                    note = "a condition in C++ may stand alone, for the only result of an operator"
                    raise BAD_VALUE.error(f"an item of {key} is True or False", item.origin(key), [note])
            return tuple([bool(truth) for truth in truths]), value.origin(key), None
        except AstgenError as error:
            self.errors += error.errors
            return None, None, None


def unknown_name(formula: Formula, name: str, known: list[str]) -> SchemaError:
    """The error for a formula of what is neither an argument nor a result."""
    message = f"{name!r} is neither an argument nor a result of the operator"
    return UNKNOWN_NAME.error(message, formula.origin_of(name), did_you_mean(name, known))


def repeated(entry: Entry, first: Entry) -> SchemaError:
    """The error for a second entry of an operator."""
    note = Note("the first entry is here", first.origin())
    return DUPLICATE_DERIVATIVE.error(f"{entry.schema.name} has an entry already", entry.origin(), [note])
