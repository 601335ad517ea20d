"""Comparing two snapshots: what happened to each region, and which changes are the same edit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from astgen.diff.abstract import Own, Step, shape_words, steps_of
from astgen.diff.edits import Edit, edits_between
from astgen.diff.model import Cause, Change, Comparison, Group, Kind, Part, Snapshot
from astgen.regions import parse_key

REGISTRATION = "registration"
Attribute = Callable[[Change], Cause]


def compare(base: Snapshot, head: Snapshot, attribute: Attribute | None = None) -> Comparison:
    """What differs between two snapshots that have the `same_forms`, each change with its cause and in a group.

    ``attribute`` gives the cause of a change; without it that is decided by what both ends are made of.
    """
    changes = [*_changed(base.parts, head.parts), *_come_and_gone(base.parts, head.parts)]
    order = {key: i for i, key in enumerate([*head.parts, *base.parts])}
    changes.sort(key=lambda change: order[change.key])
    of = attribute or fast_causes(base, head)
    for change in changes:
        change.cause = of(change)
    touched = {part.key for change in changes for part in (change.old, change.new) if part is not None}
    every = base.parts.keys() | head.parts.keys()
    return Comparison(base, head, changes, grouped(changes), len(every), len(every - touched))


def same_forms(*ends: Snapshot) -> None:
    """Make the keys of two ends comparable: a lowering that they have in different call forms goes without them."""
    forms = [{key.partition(":")[0] for key in end.parts} for end in ends]
    alone = {name.partition("+")[0] for name in set.union(*forms) - forms[0].intersection(*forms)}
    for end in ends:
        end.parts = {_without_form(key, alone): part for key, part in end.parts.items()}
        for key, part in end.parts.items():
            part.key = key


def _without_form(key: str, lowerings: set[str]) -> str:
    lowering, colon, rest = key.partition(":")
    name = lowering.partition("+")[0]
    return f"{name}{colon}{rest}" if name in lowerings else key


def _changed(base: Mapping[str, Part], head: Mapping[str, Part]) -> Iterable[Change]:
    for key, new in head.items():
        old = base.get(key)
        if old is None:
            continue
        if old.text != new.text:
            edits = edits_between(old.text, new.text)
            yield Change(key, kind_of(key, edits), old, new, edits=edits, steps=_steps(new, edits))
        elif old.path != new.path:
            yield Change(key, "moved", old, new)


def _steps(part: Part, edits: tuple[Edit, ...]) -> tuple[Step, ...]:
    return steps_of(edits, Own(operator_of(part.key), part.text))


def operator_of(key: str) -> str:
    """The operator in a region's key, empty for what belongs to none."""
    try:
        operator = parse_key(key).operator
    except ValueError:
        return ""
    return "" if operator.startswith("@") else operator


def kind_of(key: str, edits: tuple[Edit, ...]) -> Kind:
    """The kind of a change by its edits: the weightiest of them counts."""
    if not operator_of(key):
        return "header"
    real = [edit for edit in edits if not edit.is_comment]
    if not real:
        return "comment"
    if parse_key(key).role == REGISTRATION:
        return "body"
    return "signature" if any(edit.in_head for edit in real) else "body"


def _come_and_gone(base: Mapping[str, Part], head: Mapping[str, Part]) -> Iterator[Change]:
    """Regions at one end only: two of one lowering, role and shape are one that was renamed.

    Where several have a shape, those belong together whose operators were renamed by what can be told.
    """
    gone = _by_shape([part for key, part in base.items() if key not in head])
    come = _by_shape([part for key, part in head.items() if key not in base])
    pairs = [(gone[shape][0], come[shape][0]) for shape in gone if len(gone[shape]) == len(come.get(shape, ())) == 1]
    names = {operator_of(old.key): operator_of(new.key) for old, new in pairs}
    for shape, removed in gone.items():
        if len(removed) > 1 or len(come.get(shape, ())) > 1:
            added = {operator_of(part.key): part for part in come.get(shape, ())}
            renamed = [(old, added.get(names.get(operator_of(old.key), ""))) for old in removed]
            pairs += [(old, new) for old, new in renamed if new is not None]
    for old, new in pairs:
        yield Change(new.key, "renamed", old, new, edits=edits_between(old.text, new.text))
    paired = {part.key for pair in pairs for part in pair}
    alone = [[part for several in side.values() for part in several if part.key not in paired] for side in (gone, come)]
    yield from [Change(part.key, "removed", part, None) for part in alone[0]]
    yield from [Change(part.key, "added", None, part) for part in alone[1]]


def _by_shape(parts: Iterable[Part]) -> dict[tuple[object, ...], list[Part]]:
    found: dict[tuple[object, ...], list[Part]] = {}
    for part in parts:
        found.setdefault(_shape(part), []).append(part)
    return found


def _shape(part: Part) -> tuple[object, ...]:
    operator = operator_of(part.key)
    if not operator:
        return (part.key,)
    key = parse_key(part.key)
    return key.lowering, key.dispatch, key.role, shape_words(operator, part.text)


# --- causes ---


def fast_causes(base: Snapshot, head: Snapshot) -> Attribute:
    """Causes from what both ends are made of; where that leaves a choice, from each region's own schema.

    What is not known of an end counts as different.
    """
    others: list[Cause] = []
    if _differs(base.generator_id, head.generator_id):
        others.append("generator")
    if _differs(base.config_id, head.config_id):
        others.append("config")
    schema = _differs(base.schema_id, head.schema_id)
    if schema and not others:
        return lambda change: "schema"
    other: Cause = others[0] if others else "unknown"
    if not schema:
        return lambda change: other

    def cause(change: Change) -> Cause:
        parts = [part for part in (change.old, change.new) if part is not None]
        if not any(part.schema_digest for part in parts):
            return "unknown"
        return "schema" if change.schema_changed else other

    return cause


def _differs(old: str, new: str) -> bool:
    return old != new or not old


# --- groups ---


def grouped(changes: Iterable[Change]) -> list[Group]:
    """Changes of one kind, cause and edits together, the largest group first; each change is told its group."""
    found: dict[tuple[object, ...], list[Change]] = {}
    for change in changes:
        steps = change.steps
        lowering = change.key.partition(":")[0] if not steps else ""
        found.setdefault((change.kind, change.cause, steps, lowering), []).append(change)
    ordered = sorted(found.values(), key=lambda members: (-len(members), members[0].key))
    groups = []
    for i, members in enumerate(ordered):
        first = members[0]
        groups.append(Group(f"g{i + 1}", first.kind, first.cause, first.steps, members))
        for change in members:
            change.group = groups[-1].id
    return groups


def narrowed(comparison: Comparison, kinds: Collection[str], causes: Collection[str]) -> Comparison:
    """The comparison with the changes of some kinds and causes alone, all without any; what is left out is counted."""
    kept = [
        change
        for change in comparison.changes
        if (not kinds or change.kind in kinds) and (not causes or change.cause in causes)
    ]
    found = replace(comparison, changes=kept, groups=grouped(kept), notes=list(comparison.notes))
    left = len(comparison.changes) - len(kept)
    if left:
        found.notes.append(f"{left:,} more changes are of other kinds or causes")
    return found
