"""The nodes of a YAML file: texts, lists and mappings, each with its place."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import ClassVar

from yaml.constructor import SafeConstructor
from yaml.nodes import ScalarNode
from yaml.resolver import Resolver

from astgen.codes.files import BAD_VALUE
from astgen.origin import Origin
from astgen.schema.positions import Source, value_index

YAML_TAG = "tag:yaml.org,2002:"
STRING_TAG = YAML_TAG + "str"


class Node:
    """A piece of a YAML file, which begins at the index ``start`` of the text of ``source``.

    A node that an alias stands for is the anchored node itself, with the place of its definition.
    """

    __slots__ = ("source", "start")
    kind: ClassVar[str]  #: what to call it in a message

    def __init__(self, source: Source, start: int) -> None:
        self.source = source
        self.start = start

    def origin(self, key: str = "") -> Origin:
        """Where the node begins, its anchor and tag included; ``key`` is handed on to the origin."""
        return self.source.origin(self.start, key)


_NULLS = frozenset(("", "~", "null", "Null", "NULL"))


class Text(Node):
    """A scalar: its ``value`` without quotes, and the ``tag`` that says how to read it.

    ``tag`` is None for a plain scalar, the tag of a string for a quoted one, else as written.
    """

    __slots__ = ("tag", "value")
    kind = "a string"

    def __init__(self, source: Source, start: int, value: str, tag: str | None) -> None:
        self.source = source
        self.start = start
        self.value = value
        self.tag = tag

    @property
    def is_null(self) -> bool:
        """Whether it is nothing, as YAML says it: plain, and empty or one of the words for null."""
        return self.tag is None and self.value in _NULLS

    def resolved(self) -> bool | int | float | str | None:
        """The value as a YAML 1.1 safe loader resolves it, except that dates stay strings.

        Raises `SchemaError` where the value does not fit its tag (``!!int x``).
        """
        tag: str = self.tag or _RESOLVER.resolve(ScalarNode, self.value, (True, False))  # type: ignore[no-untyped-call]
        construct = _CONSTRUCTORS.get(tag)
        if construct is None:
            return self.value
        try:
            return construct(ScalarNode(tag, self.value))
        except (ValueError, LookupError):
            wanted = tag.removeprefix(YAML_TAG)
            raise BAD_VALUE.error(f"{self.value!r} is not a YAML {wanted}", self.origin()) from None


class Sequence(Node):
    """A list."""

    __slots__ = ("items",)
    kind = "a list"

    def __init__(self, source: Source, start: int, items: list[Node]) -> None:
        self.source = source
        self.start = start
        self.items = items


class Mapping(Node):
    """A mapping; ``entries`` has for each key its text and its value, merged ones first."""

    __slots__ = ("entries",)
    kind = "a mapping"

    def __init__(self, source: Source, start: int, entries: dict[str, tuple[Text, Node]]) -> None:
        self.source = source
        self.start = start
        self.entries = entries

    def get(self, name: str) -> Node | None:
        """The value of the key ``name``, or None."""
        entry = self.entries.get(name)
        return entry[1] if entry else None

    def items(self) -> Collection[tuple[Text, Node]]:
        """The keys and their values."""
        return self.entries.values()


def locate(text: Text, offset: int, key: str = "") -> Origin:
    """The place in the file of the character at ``offset`` (from 0) in the value of ``text``.

    An offset at or beyond the end gives the place after the last character. Exact for all styles
    of scalars; a character that a fold or an escape made is where that fold or escape begins.
    """
    source = text.source
    if offset == 0 and text.tag is None and source.text[text.start : text.start + 1] not in ("&", "!"):
        return source.origin(text.start, key)  # a plain scalar begins where its value does
    return source.origin(value_index(source.text, text.start, text.value, offset), key)


_RESOLVER = Resolver()
_CONSTRUCTOR = SafeConstructor()
_CONSTRUCTORS: dict[str, Callable[[ScalarNode], bool | int | float | None]] = {
    YAML_TAG + "null": _CONSTRUCTOR.construct_yaml_null,
    YAML_TAG + "bool": _CONSTRUCTOR.construct_yaml_bool,
    YAML_TAG + "int": _CONSTRUCTOR.construct_yaml_int,
    YAML_TAG + "float": _CONSTRUCTOR.construct_yaml_float,
}
SCALAR_TAGS = frozenset((STRING_TAG, *_CONSTRUCTORS))
