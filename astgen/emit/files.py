"""Files from pieces: each printed once, then placed in its slot in the frame of its file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from astgen.cpp.nodes import File, Include, Node
from astgen.cpp.print import Hole, Printer, Style, blank_between
from astgen.emit.shards import shard_of
from astgen.emit.whole import recorded
from astgen.errors import AstgenError, LoweringError, PluginError
from astgen.lowerings.registry import FilePlan, Lowering, Piece, Spread
from astgen.origin import Emitter
from astgen.profiles.profile import Profile
from astgen.record import record
from astgen.regions import Owner, Placement, emitter_of, function_emitter, given_at, lowering_key, piece_key
from astgen.schema.operator import Operator
from astgen.signatures import SignatureGroup


@record
class GeneratedFile:
    """A file to write: its path relative to the output folder, and its text.

    ``placements``, where they were asked for, say of every line what it belongs to, in the order of the lines.
    """

    path: str
    text: str
    lowering: str
    placements: tuple[Placement, ...] = ()


@dataclass(slots=True)
class _Slot:
    """What goes to a slot so far: printed pieces, and the last node, for the blank line before the next."""

    texts: list[str] = field(default_factory=list)
    owners: dict[int, Owner] = field(default_factory=dict)  # by the index in texts, where they are recorded
    last: Node | None = None


class _Slots(dict[tuple[str, str], _Slot]):
    """The slots of a file, by section and block; ``seen`` are the texts in them where none is to stand twice."""

    __slots__ = ("plan", "seen")

    def __init__(self, plan: FilePlan) -> None:
        self.plan = plan
        self.seen: set[tuple[str, str, str]] | None = set() if plan.distinct else None


@dataclass(slots=True)
class _Lines:
    """Lines of a frame between two slots."""

    text: str

    def after(self, parts: list[str], was_empty: bool) -> str:
        """The text behind the parts before it: one empty line stands where there is nothing between two."""
        if was_empty and self.text[:1] == "\n" and parts and (parts[-1] == "\n" or parts[-1].endswith("\n\n")):
            return self.text[1:]
        return self.text


class _Lowered:
    """The pieces of an operator on their way to the files, and their texts.

    Where it is recorded, ``given`` are the lines that gave the pieces, and ``emitters`` those that built them.
    """

    __slots__ = ("emitters", "given", "index", "operator", "pieces", "root", "texts")

    def __init__(self, index: int, operator: Operator) -> None:
        self.index = index
        self.operator = operator
        self.root = (operator.namespace, operator.root)
        self.pieces: list[Piece] = []
        self.given: list[Emitter] = []
        self.emitters: list[Emitter] = []
        self.texts: list[str] = []


_Frame = Sequence[_Lines | Hole]
"""A printed frame: what stands around the slots, and the slots."""


class FileBuilder:
    """Collects the pieces of one lowering and makes its files."""

    def __init__(self, lowering: Lowering, profile: Profile, style: Style, *, everything: bool, record: bool) -> None:
        self._lowering = lowering
        self._profile = profile
        self._printer = Printer(lowering.style or style, spans=record)
        self._everything = everything
        self._name = lowering_key(lowering, profile) if record else ""  # in keys, where owners are recorded
        self._files: dict[str, _Slots] = {}
        self._root = ("", "")  # namespace and root name of the operator that was lowered last
        self._included: set[tuple[str, str, Node]] = set()
        self._targets_root = ("", "")  # of the one that was placed last
        self._targets: dict[str, list[_Slots]] = {}
        # of each section, the files that the pieces of all root names go to, and which plans have a file by root name
        self._common: dict[str, list[_Slots]] = {}
        self._by_root: dict[str, list[int]] = {}
        self._spread: list[FilePlan] = []
        self._depths: dict[str, int] = {}
        self._frames: dict[tuple[FilePlan, tuple[str, ...]], _Frame] = {}
        for plan in lowering.files:
            if plan.when is None or plan.when(profile):
                self._open_files(plan)

    def _open_files(self, plan: FilePlan) -> None:
        """Every file of a plan exists, also where no piece goes to it, but for files by root name."""
        holes = [part for part in self._frame(plan, ("block",)) if isinstance(part, Hole)]
        sections = {hole.section: hole.depth for hole in holes}
        self._depths |= sections
        if plan.spread is Spread.SHARDS:
            for shard in range(self._shards):
                self._open(plan.path.format(shard=shard), plan)
        paths = [plan.path] if plan.spread is Spread.ONE else []
        paths += [plan.everything] if plan.everything and self._everything else []
        common = [self._open(path, plan) for path in paths]
        spread = [] if plan.spread is Spread.ONE else [len(self._spread)]
        self._spread += [plan] * len(spread)
        for section in sections:
            self._common.setdefault(section, []).extend(common)
            self._by_root.setdefault(section, []).extend(spread)

    def _open(self, path: str, plan: FilePlan) -> _Slots:
        """The slots of a file, which is there from now on."""
        found = self._files.get(path)
        if found is None:
            found = self._files[path] = _Slots(plan)
        return found

    def _frame(self, plan: FilePlan, blocks: tuple[str, ...]) -> _Frame:
        """What stands in a file around its pieces.  Raises `PluginError` for what the frame of a plug-in raises."""
        frame = self._frames.get((plan, blocks))
        if frame is None:
            try:
                lines = self._printer.frame(plan.frame(self._profile, plan.path, blocks))
            except AstgenError:
                raise
            except Exception as error:
                if is_built_in(self._lowering):
                    raise
                place = f"making the frame of {plan.path} by {self._lowering.name}"
                raise PluginError(f"{type(error).__name__} while {place}: {error}") from error
            frame = self._frames[plan, blocks] = _joined(lines)
        return frame

    @property
    def _shards(self) -> int:
        return self._profile.shards.get(self._lowering.name, 1)

    def add(self, groups: Sequence[SignatureGroup]) -> list[tuple[int, Exception]]:
        """Lower operators and print their pieces into the files they belong to.

        Gives what was raised, by the index of the operator; the files are then of no use.  All are lowered before the
        first is printed, and printed before the first is placed: the machine does the same with all of them in less
        time than all with each.
        """
        failed: list[tuple[int, Exception]] = []
        lowered: list[_Lowered] = []
        for i, group in enumerate(groups):
            try:
                if self._lowering.accepts(group, self._profile):
                    lowered.append(self._lower(i, group))
            except Exception as error:
                failed.append((i, error))
        for one in lowered:
            try:
                self._print(one)
            except Exception as error:
                failed.append((one.index, error))
        if not failed:
            for one in lowered:
                self._place(one)
        return failed

    def _lower(self, index: int, group: SignatureGroup) -> _Lowered:
        """The pieces of an operator; the variants of one mostly share their includes, which stand once."""
        operator = group.operator
        found = _Lowered(index, operator)
        if found.root != self._root:
            self._root, self._included = found.root, set()
        emitted = self._lowering.emit(group, self._profile)
        for piece in emitted:
            if piece.section not in self._depths:
                raise LoweringError(f"no file of the lowering has a slot for the section {piece.section!r}")
            if isinstance(piece.node, Include):
                placed = (piece.section, piece.block, piece.node)
                if placed in self._included:
                    continue
                self._included.add(placed)
            found.pieces.append(piece)
            if self._name:
                found.given.append(given_at(emitted, self._lowering))
        return found

    def _print(self, one: _Lowered) -> None:
        """Print the pieces of an operator."""
        if not self._name:
            one.texts += [self._printer.text(piece.node, self._depths[piece.section]) for piece in one.pieces]
            return
        for piece, given in zip(one.pieces, one.given, strict=True):
            chunk = self._printer.chunk(piece.node, self._depths[piece.section])
            one.texts.append(chunk.text)
            one.emitters.append(emitter_of(piece, chunk, given))

    def _place(self, one: _Lowered) -> None:
        """Add the printed pieces of an operator to the files they belong to."""
        if one.root != self._targets_root:
            self._targets_root, self._targets = one.root, self._targets_of(*one.root)
        for i, (piece, text) in enumerate(zip(one.pieces, one.texts, strict=True)):
            owner = None
            if self._name:
                key = piece_key(self._name, str(one.operator.name), piece)
                owner = Owner(key, one.operator.origin, one.emitters[i])
            for slots in self._targets[piece.section]:
                _place(slots, piece, text, owner)

    def _targets_of(self, library: str, root: str) -> dict[str, list[_Slots]]:
        """The slots of the files that the pieces of a root name go to, by section."""
        opened = [self._open(self._path(plan, library, root), plan) for plan in self._spread]
        if not opened:
            return self._common
        return {
            section: [*common, *[opened[i] for i in self._by_root[section]]] for section, common in self._common.items()
        }

    def _path(self, plan: FilePlan, library: str, root: str) -> str:
        if plan.spread is Spread.ROOTS:
            return plan.path.format(library=library, root=root)
        return plan.path.format(shard=shard_of(root, self._shards))

    def files(self) -> Iterator[GeneratedFile]:
        """The finished files, in the order of the plans; each one's pieces are let go after it."""
        for path in list(self._files):
            yield self._assemble(path, self._files.pop(path))

    def _assemble(self, path: str, slots: _Slots) -> GeneratedFile:
        blocks = tuple(dict.fromkeys([block for _, block in slots if block]))
        plan = slots.plan
        parts: list[str] = []
        owners: dict[int, Owner] = {}
        was_empty = False
        for part in self._frame(plan, blocks):
            if not isinstance(part, Hole):
                parts.append(part.after(parts, was_empty))
                was_empty = False
                continue
            slot = slots.get((part.section, part.block))
            if slot is None:
                was_empty = True
                continue
            texts, owned = _sorted_includes(slot) if isinstance(slot.last, Include) else (slot.texts, slot.owners)
            if owned:
                owners.update({len(parts) + i: owner for i, owner in owned.items()})
            parts += texts
        while len(parts) > 1 and not parts[-1].strip("\n"):  # of a file that nothing goes to
            parts.pop()
        if parts and parts[-1].endswith("\n\n"):
            parts[-1] = parts[-1].rstrip("\n") + "\n"
        placements = _placements(self._name, function_emitter(plan.frame), parts, owners) if self._name else ()
        return GeneratedFile(path, "".join(parts), self._lowering.name, placements)


def _place(slots: _Slots, piece: Piece, text: str, owner: Owner | None) -> None:
    """Add a printed piece to the slot it belongs to in a file."""
    key = (piece.section, piece.block)
    if slots.seen is not None:
        if (*key, text) in slots.seen:
            return
        slots.seen.add((*key, text))
    slot = slots.get(key)
    if slot is None:
        slot = slots[key] = _Slot()
    elif slot.last is not None and blank_between(slot.last, piece.node):
        slot.texts.append("\n")
    if owner is not None:
        slot.owners[len(slot.texts)] = owner
    slot.texts.append(text)
    slot.last = piece.node


def _joined(lines: Sequence[str]) -> _Frame:
    """The lines of a frame: the comment at the top, and those between two slots, in one each."""

    def kind(i: int) -> object:
        return lines[i] if isinstance(lines[i], Hole) else i < top

    top = next((i for i, line in enumerate(lines) if not line.startswith("//")), len(lines))
    found: list[_Lines | Hole] = []
    for _, group in groupby(range(len(lines)), kind):
        between = [lines[i] for i in group]
        holes = [line for line in between if isinstance(line, Hole)]
        found += holes or [_Lines("".join([f"{line}\n" for line in between]))]
    return found


def _placements(name: str, frame: Emitter, parts: list[str], owners: dict[int, Owner]) -> tuple[Placement, ...]:
    """What each line belongs to: pieces to their owners, the comment at the top and the rest to banners."""
    banner, around = Owner(f"{name}:@banner", emitter=frame), Owner(f"{name}:@frame", emitter=frame)
    found: list[Placement] = []
    line = 1
    for i, text in enumerate(parts):
        owner = owners.get(i) or (banner if i == 0 and text.startswith("//") else around)
        after = line + text.count("\n")
        if found and found[-1].owner == owner:
            found[-1] = Placement(found[-1].first_line, after - 1, owner)
        elif after > line:
            found.append(Placement(line, after - 1, owner))
        line = after
    return tuple(found)


def whole_files(
    lowering: Lowering, groups: Sequence[SignatureGroup], profile: Profile, style: Style, *, record: bool = False
) -> Iterator[GeneratedFile]:
    """The files that a lowering makes of all operators together.  Raises `PluginError` for what a plug-in raises."""
    if lowering.whole is None:
        return
    layout = lowering.style or style
    try:
        for file in lowering.whole(groups, profile):
            if record:
                text, placements = recorded(file, lowering.name, function_emitter(lowering.whole), layout)
            elif isinstance(file.content, File):
                text, placements = "\n".join([*Printer(layout).frame(file.content), ""]), ()
            else:
                text, placements = "".join(file.content), ()
            yield GeneratedFile(file.path, text, lowering.name, placements)
    except AstgenError:
        raise
    except Exception as error:
        if is_built_in(lowering):
            raise
        raise PluginError(f"{type(error).__name__} in {lowering.name}: {error}") from error


def is_built_in(lowering: Lowering) -> bool:
    """Whether a lowering is astgen's own: what it raises is then a bug of astgen."""
    return (lowering.whole or lowering.emit).__module__.startswith("astgen.")


def _sorted_includes(slot: _Slot) -> tuple[list[str], dict[int, Owner]]:
    """Includes stand once each, in the order of their text; each belongs to the operator that asked for it first."""
    texts = sorted(set(slot.texts))
    if not slot.owners:
        return texts, {}
    first: dict[str, Owner] = {}
    for i, owner in slot.owners.items():
        first.setdefault(slot.texts[i], owner)
    return texts, {i: first[text] for i, text in enumerate(texts) if text in first}
