"""Files of all operators together, printed so that it is known which lines belong to which of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from astgen.cpp.nodes import Expr, File, Node
from astgen.cpp.print import Printer, Style
from astgen.lowerings.registry import Entry, WholeFile
from astgen.origin import Emitter
from astgen.regions import Key, Owner, Placement


def recorded(file: WholeFile, lowering: str, emitter: Emitter, style: Style) -> tuple[str, tuple[Placement, ...]]:
    """The text of a file, and what each of its lines belongs to."""
    if isinstance(file.content, File):
        printer = _RecordingPrinter(style, file.owners)
        text = "\n".join([*printer.frame(file.content), ""])
        found = printer.found
    else:
        text = "".join(file.content)
        found = list(_of_texts(file, file.content))
    return text, tuple(_placements(text.count("\n"), sorted(found, key=lambda one: one[0]), lowering, emitter))


class _RecordingPrinter(Printer):
    """Notes the lines of nodes that have an owner."""

    def __init__(self, style: Style, owners: Iterable[tuple[Node | int, Entry]]) -> None:
        super().__init__(style)
        self._owners = dict(owners)
        self.found: list[tuple[int, int, Entry]] = []

    def stmt(self, n: Node, depth: int) -> None:
        first = len(self.lines) + 1
        super().stmt(n, depth)
        self._note(n, first)

    def put_operand(self, head: str, n: Expr, floor: int, tail: str, depth: int) -> None:
        first = len(self.lines) + 1
        super().put_operand(head, n, floor, tail, depth)
        self._note(n, first)

    def _note(self, n: Node, first: int) -> None:
        entry = self._owners.get(n)
        if entry is not None:
            self.found.append((first, len(self.lines), entry))


def _of_texts(file: WholeFile, texts: Sequence[str]) -> Iterator[tuple[int, int, Entry]]:
    owners = dict(file.owners)
    line = 1
    for i, text in enumerate(texts):
        after = line + text.count("\n")
        entry = owners.get(i)
        if entry is not None and after > line:
            yield line, after - 1, entry
        line = after


def _placements(
    count: int, found: list[tuple[int, int, Entry]], lowering: str, emitter: Emitter
) -> Iterator[Placement]:
    """A placement for every line, those of nobody to the file as a whole."""
    nobody = Owner(f"{lowering}:@whole", emitter=emitter)
    line = 1
    for first, last, entry in found:
        if first > line:
            yield Placement(line, first - 1, nobody)
        key = str(Key(lowering, entry.name, role=entry.role))
        yield Placement(first, last, Owner(key, entry.origin, emitter))
        line = last + 1
    if line <= count:
        yield Placement(line, count, nobody)
