"""What the checks of a run found, and where the parts of an entry stand in the file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from astgen.codes.code import Code
from astgen.errors import AstgenError, Diagnostic, Note
from astgen.origin import Origin
from astgen.schema.attributes import words_of
from astgen.schema.grammar import ArgumentOffsets, argument_offsets
from astgen.schema.operator import Operator
from astgen.schema.positions import Source
from astgen.schema.yaml import Mapping, Node, Sequence, Text, locate, read_entries


class Findings:
    """Collects the diagnostics of one file; ``places`` tells where they are, ``warn`` whether warnings are wanted."""

    def __init__(self, places: Places, *, warn: bool) -> None:
        self.places = places
        self.warn = warn
        self.found: list[Diagnostic] = []

    def add(self, code: Code, message: str, origin: Origin, notes: Iterable[Note | str] = ()) -> None:
        """Collect one, an error or a warning as the code says."""
        self.found.append(code.found(message, origin, notes))


class Places:
    """Where the parts of entries stand.

    Operators know one place each.  For the others the text is read again, which happens only where something is wrong.
    """

    def __init__(self, source: Source) -> None:
        self._source = source
        self._entries: dict[tuple[int, int], Mapping] | None = None

    def entry(self, operator: Operator) -> Mapping | None:
        """The entry of an operator that is written there."""
        if self._entries is None:
            ignored: list[AstgenError] = []
            entries = read_entries(self._source, errors=ignored)
            self._entries = dict(_by_place(entries))
        return self._entries.get((operator.origin.line, operator.origin.column))

    def argument(self, operator: Operator, index: int, part: str = "name") -> Origin:
        """The type, the name or the default of an argument, by its index in the schema."""
        entry = self.entry(operator)
        func = entry.get("func") if entry is not None else None
        if operator.generated or not isinstance(func, Text):
            return operator.origin
        offsets: tuple[ArgumentOffsets, ...] = argument_offsets(func.value)
        offset = getattr(offsets[index], part) if index < len(offsets) else None
        return operator.origin if offset is None else locate(func, offset, operator.origin.key)

    def key(self, operator: Operator, key: str) -> Origin:
        """A key of the operator's entry."""
        entry = self.entry(operator)
        found = entry.entries.get(key) if entry is not None else None
        return operator.origin if found is None else found[0].origin(key)

    def value(self, operator: Operator, key: str, word: str = "") -> Origin:
        """The value of a key, or a word in it: an item of a list, one of several words, a key or a value within."""
        entry = self.entry(operator)
        node = entry.get(key) if entry is not None else None
        if node is None:
            return operator.origin
        return next((place for text, place in _words(node, key) if text == word), node.origin(key))


def _by_place(entries: Iterable[Node]) -> Iterator[tuple[tuple[int, int], Mapping]]:
    for entry in entries:
        func = entry.get("func") if isinstance(entry, Mapping) else None
        if isinstance(entry, Mapping) and isinstance(func, Text):
            place = locate(func, 0)
            yield (place.line, place.column), entry


def _words(node: Node, key: str) -> Iterator[tuple[str, Origin]]:
    """The words of a value, with their places."""
    if isinstance(node, Text):
        for word, offset in words_of(node.value):
            yield word, locate(node, offset, key)
        yield node.value, locate(node, 0, key)
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _words(item, key)
    elif isinstance(node, Mapping):
        for name, value in node.items():
            yield from _words(name, key)
            yield from _words(value, key)
