"""YAML with positions: trees of texts, lists and mappings that know where they stand.

The trees are made from parser events, a list entry by entry, so that a file of any size takes
the memory of its text and of one entry. Scalars stay as written; what ``true`` or ``null`` means
is for the caller to decide, who may ask `Text.resolved`.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple, overload

from yaml.events import (
    AliasEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)

from astgen.codes.code import Code
from astgen.codes.files import BAD_VALUE, DUPLICATE_KEY, NOT_A_LIST, YAML_FEATURE, YAML_SYNTAX
from astgen.errors import AstgenError, Note, SchemaError, did_you_mean
from astgen.origin import Origin
from astgen.schema.positions import Source
from astgen.schema.yaml_nodes import SCALAR_TAGS, STRING_TAG, YAML_TAG, Mapping, Node, Sequence, Text, locate
from astgen.schema.yaml_syntax import open_parser, plain_words, read_source

__all__ = ["Mapping", "Node", "Sequence", "Text", "locate", "read_document", "read_entries"]


def read_entries(
    path: str | os.PathLike[str] | Source,
    text: str | bytes | None = None,
    *,
    errors: list[AstgenError] | None = None,
) -> Iterator[Node]:
    """The entries of the list that is the file, one by one; a file without content has none.

    ``path`` is the file, one that has been read, or only its name where ``text`` is given. All errors are
    `SchemaError`, raised while iterating. With a list ``errors`` they are appended there instead:
    then a repeated key is left out and reading goes on, while what makes the rest unreadable
    (syntax, encoding, a missing file) ends the entries.
    """
    try:
        reader = _Reader(path if isinstance(path, Source) else read_source(path, text), errors)
        with plain_words(reader.source):
            yield from reader.entries()
    except SchemaError as error:
        _report(error, errors)


@overload
def read_document(path: str | os.PathLike[str], text: str | bytes | None = None) -> Node: ...
@overload
def read_document(
    path: str | os.PathLike[str], text: str | bytes | None = None, *, errors: list[AstgenError]
) -> Node | None: ...
def read_document(
    path: str | os.PathLike[str],
    text: str | bytes | None = None,
    *,
    errors: list[AstgenError] | None = None,
) -> Node | None:
    """The whole file as one node, for a file that is not a list.

    Arguments and errors as for `read_entries`, but a file without content is an error. The result
    is None only with ``errors``, where the file is unreadable.
    """
    try:
        reader = _Reader(read_source(path, text), errors)
        with plain_words(reader.source):
            return reader.document()
    except SchemaError as error:
        _report(error, errors)
        return None


_COLLECTION_TAGS = {MappingStartEvent: ("!", YAML_TAG + "map"), SequenceStartEvent: ("!", YAML_TAG + "seq")}
_KINDS = {MappingStartEvent: Mapping.kind, SequenceStartEvent: Sequence.kind}

# Deeper or larger trees are no schemas but traps: callers walk the nodes recursively, aliases as often as they occur.
_MAX_DEPTH = 100
_MAX_ALIASED_NODES = 100_000
_MAX_ALIASED_NODES_PER_CHARACTER = 10


class _Anchored(NamedTuple):
    """A node that aliases may stand for, and how large and deep it is with all its aliases."""

    node: Node
    size: int
    depth: int


class _Reader:
    """The nodes of one file. Lets `yaml.YAMLError` out; see `plain_words`."""

    def __init__(self, source: Source, errors: list[AstgenError] | None) -> None:
        self.source = source
        self._errors = errors
        # The stubs have no common type for the marks and events of both parsers, hence Any for events.
        self._next_event = open_parser(source.text).get_event
        self._anchors: dict[str, _Anchored | None] = {}  # None while the collection is open
        self._measured: dict[int, _Anchored] = {}
        self._aliased_nodes = 0

    def entries(self) -> Iterator[Node]:
        """The entries of the top-level list, none if there is no content."""
        top = self._first_event()
        if top is None:
            return
        if type(top) is not SequenceStartEvent:
            found = _KINDS.get(type(top), Text.kind)
            raise NOT_A_LIST.error(f"expected a list, each entry after '- '; found {found}", self._origin(top))
        self._open(top, depth=0)
        while type(event := self._next_event()) is not SequenceEndEvent:
            yield self._node(event)
        self._end()

    def document(self) -> Node:
        """The one node of the file."""
        top = self._first_event()
        if top is None:
            raise NOT_A_LIST.error("the file is empty, or has only comments", Origin(self.source.path))
        node = self._node(top)
        self._end()
        return node

    def _first_event(self) -> Any:
        """The event that the content begins with, or None if there is none."""
        self._next_event()  # the start of the stream
        if type(self._next_event()) is StreamEndEvent:
            return None
        event = self._next_event()
        if type(event) is ScalarEvent and not event.value and event.implicit[0]:
            self._end()
            return None
        return event

    def _end(self) -> None:
        self._next_event()  # the end of the document
        event = self._next_event()
        if type(event) is not StreamEndEvent:
            raise YAML_FEATURE.error("a second document begins; expected one in the file", self._origin(event))

    def _node(self, event: Any) -> Node:
        """The node that begins with ``event``. One loop with a stack, since this is where the time goes."""
        source, next_event = self.source, self._next_event
        opened: list[tuple[Any, list[Node]]] = []  # the collections around, each with its elder siblings
        children: list[Node] = []
        node: Node
        while True:
            kind = type(event)
            if kind is ScalarEvent:
                plain, quoted = event.implicit
                tag = None if plain else STRING_TAG if quoted else self._scalar_tag(event)
                node = Text(source, event.start_mark.index, event.value, tag)
                if event.anchor is not None:
                    self._anchor(event.anchor, node)
            elif kind is MappingStartEvent or kind is SequenceStartEvent:
                self._open(event, len(opened))
                opened.append((event, children))
                children = []
                event = next_event()
                continue
            elif kind is AliasEvent:
                node = self._alias(event, len(opened))
            else:
                opening, siblings = opened.pop()
                node = self._close(opening, children)
                children = siblings
            if not opened:
                return node
            children.append(node)
            event = next_event()

    def _open(self, event: Any, depth: int) -> None:
        if depth >= _MAX_DEPTH:
            self._refuse_depth(event)
        if not event.implicit and event.tag not in _COLLECTION_TAGS[type(event)]:
            self._unknown_tag(event)
        if event.anchor is not None:
            self._anchors[event.anchor] = None

    def _close(self, opening: Any, children: list[Node]) -> Node:
        start = opening.start_mark.index
        node: Node
        if type(opening) is MappingStartEvent:
            node = Mapping(self.source, start, self._mapping_entries(children))
        else:
            node = Sequence(self.source, start, children)
        if opening.anchor is not None:
            self._anchor(opening.anchor, node)
        return node

    def _mapping_entries(self, children: list[Node]) -> dict[str, tuple[Text, Node]]:
        entries: dict[str, tuple[Text, Node]] = {}
        merged: dict[str, tuple[Text, Node]] = {}
        alternating = iter(children)
        for key, value in zip(alternating, alternating, strict=True):
            if type(key) is not Text:
                self._report(YAML_FEATURE, f"a key must be a string; found {key.kind}", key.origin())
                continue
            name = key.value
            if name == "<<" and key.tag is None:
                self._merge(merged, value)
            elif name in entries:
                first = Note("first defined here", entries[name][0].origin(name))
                self._report(
                    DUPLICATE_KEY, f"the key {name!r} is there twice in one mapping", key.origin(name), [first]
                )
            else:
                entries[name] = (key, value)
        return merged | entries if merged else entries

    def _merge(self, merged: dict[str, tuple[Text, Node]], value: Node) -> None:
        """Add what ``<<: value`` brings; of equal keys the first counts."""
        for node in value.items if isinstance(value, Sequence) else [value]:
            if not isinstance(node, Mapping):
                message = f"expected a mapping or a list of mappings to merge; found {node.kind}"
                self._report(BAD_VALUE, message, node.origin("<<"))
                continue
            for name, entry in node.entries.items():
                merged.setdefault(name, entry)

    def _anchor(self, name: str, node: Node) -> None:
        size, depth = self._measure(node)
        self._anchors[name] = self._measured[id(node)] = _Anchored(node, size, depth)

    def _measure(self, node: Node) -> tuple[int, int]:
        """The number of nodes and the depth, anchored ones counted from memory: an alias is never walked twice."""
        if known := self._measured.get(id(node)):
            return known.size, known.depth
        inner = [self._measure(child) for child in _children(node)]
        return 1 + sum(size for size, _ in inner), 1 + max((depth for _, depth in inner), default=0)

    def _alias(self, event: Any, depth: int) -> Node:
        """The node that an alias stands for; an empty text after an error."""
        anchored = self._anchors.get(event.anchor)
        if anchored is None:
            if event.anchor in self._anchors:
                message = f"the alias '*{event.anchor}' is inside of what it stands for"
                self._report(YAML_FEATURE, message, self._origin(event))
            else:
                notes = did_you_mean(event.anchor, self._anchors)
                self._report(YAML_SYNTAX, f"no anchor '&{event.anchor}' before this alias", self._origin(event), notes)
            return Text(self.source, event.start_mark.index, "", None)
        if depth + anchored.depth > _MAX_DEPTH:
            self._refuse_depth(event)
        self._aliased_nodes += anchored.size
        if self._aliased_nodes > _MAX_ALIASED_NODES + _MAX_ALIASED_NODES_PER_CHARACTER * len(self.source.text):
            raise YAML_FEATURE.error("the aliases expand to too much", self._origin(event))
        return anchored.node

    def _scalar_tag(self, event: Any) -> str:
        tag: str = event.tag
        if tag not in SCALAR_TAGS:
            self._unknown_tag(event)
        return tag

    def _unknown_tag(self, event: Any) -> None:
        tag = event.tag.replace(YAML_TAG, "!!")
        self._report(YAML_FEATURE, f"the tag {tag!r} is not supported here", self._origin(event))

    def _refuse_depth(self, event: Any) -> None:
        raise YAML_FEATURE.error(f"nested more than {_MAX_DEPTH} deep", self._origin(event))

    def _report(self, code: Code, message: str, origin: Origin, notes: Collection[Note | str] = ()) -> None:
        _report(code.error(message, origin, notes), self._errors)

    def _origin(self, event: Any) -> Origin:
        return self.source.origin(event.start_mark.index)


def _children(node: Node) -> Collection[Node]:
    match node:
        case Sequence():
            return node.items
        case Mapping():
            return [child for entry in node.items() for child in entry]
        case _:
            return ()


def _report(error: SchemaError, errors: list[AstgenError] | None) -> None:
    if errors is None:
        raise error
    errors.append(error)
