"""What the words BASE and HEAD stand for, and comparing the two."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from astgen.diff.compare import Attribute, compare, operator_of, same_forms
from astgen.diff.exact import exact_causes
from astgen.diff.git import commit_of, is_tracked, top_folder
from astgen.diff.model import Comparison, Snapshot
from astgen.diff.revisions import WORKTREE, Revision
from astgen.diff.sides import Options, generated, matches, operator_glob
from astgen.diff.snapshots import of_folder
from astgen.errors import ProfileError, did_you_mean
from astgen.record import record


@record
class Wish:
    """What is to be compared: two words, either may be missing, and the options of each side.

    ``mode`` is ``regen``, ``committed`` or empty, ``out`` the folder of committed outputs.
    """

    base: str | None
    head: str | None
    base_options: Options
    head_options: Options
    mode: str = ""
    out: str = "build/astgen"
    exact: bool = False
    kernels: tuple[str, ...] = ()


@dataclass(slots=True)
class _End:
    """One end: how its snapshot is made, and for a revision or for options what `exact` needs."""

    make: Callable[[], Snapshot]
    options: Options
    revision: Revision | None = None
    generates: bool = True


def compared(wish: Wish) -> Comparison:
    """Compare two ends.

    Raises `ProfileError` for a word that stands for nothing and for a glob of kernels that matches none.
    """
    base, head = _ends(wish)
    old, new = base.make(), head.make()
    same_forms(old, new)
    _narrow(old, new, wish.kernels)
    notes: list[str] = []
    attribute = _exact(base, head, old, new, notes) if wish.exact else None
    comparison = compare(old, new, attribute)
    comparison.notes += notes
    return comparison


def _narrow(base: Snapshot, head: Snapshot, globs: tuple[str, ...]) -> None:
    if not globs:
        return
    every = [*base.parts, *head.parts]
    for glob in globs:
        if not any(matches(glob, key) for key in every):
            names = [*(operator_of(key) for key in every), *base.known, *head.known]
            near = did_you_mean(operator_glob(glob), sorted(set(names)))
            raise ProfileError(f"no kernel matches {glob!r}", notes=near)
    for end in (base, head):
        end.parts = {key: part for key, part in end.parts.items() if any(matches(glob, key) for glob in globs)}


# --- which end is which ---


def _ends(wish: Wish) -> tuple[_End, _End]:
    if wish.base is None:
        if wish.base_options != wish.head_options:
            return _by_options(wish.base_options, "base"), _by_options(wish.head_options, "head")
        head = _working_tree(wish)
        return _named("HEAD", wish, wish.base_options), head
    base = _named(wish.base, wish, wish.base_options)
    if wish.head is not None:
        return base, _named(wish.head, wish, wish.head_options)
    if base.revision is not None:
        return base, _working_tree(wish)
    return base, _by_options(wish.head_options, "generated now")


def _named(word: str, wish: Wish, options: Options) -> _End:
    """The end of a word: a folder, a schema file, or a revision, whichever is there first."""
    path = Path(word)
    if path.is_dir():
        return _folder(path, options)
    if path.is_file():
        changed = replace(options, schemas=word)
        return _End(lambda: generated(changed, word, "schema"), changed)
    commit = commit_of(word)
    top = top_folder() if commit is not None else None
    if commit is None or top is None:
        raise ProfileError(f"{word!r} is no folder, no schema file and no git revision")
    return _revision(Revision(top, word, commit), wish, options)


def _folder(path: Path, options: Options) -> _End:
    def make() -> Snapshot:
        snapshot = of_folder(path, str(path))
        snapshot.prefix = path.as_posix()
        return snapshot

    return _End(make, options, generates=False)


def _working_tree(wish: Wish) -> _End:
    top = top_folder()
    if top is None:
        raise ProfileError("this is no git repository: name two folders or two schema files, or give --base-args")
    return _revision(Revision(top, WORKTREE), wish, wish.head_options)


def _revision(revision: Revision, wish: Wish, options: Options) -> _End:
    if wish.mode == "committed" or (not wish.mode and is_tracked(Path(wish.out))):
        return _End(lambda: revision.committed(wish.out), options, revision, generates=False)
    return _End(lambda: revision.regenerated(options), options, revision)


def _by_options(options: Options, ref: str) -> _End:
    return _End(lambda: generated(options, ref, "args"), options)


# --- exact causes ---


def _exact(base: _End, head: _End, old: Snapshot, new: Snapshot, notes: list[str]) -> Attribute | None:
    """Causes by generating twice more, each side with the schemas of the other one."""
    if not base.generates or not head.generates:
        notes.append("causes are not exact: that needs two sides that are generated")
        return None
    if old.schema_id == new.schema_id or (old.generator_id, old.config_id) == (new.generator_id, new.config_id):
        return None  # what does not differ is no cause, and the rest is one
    if base.revision is not None and head.revision is not None:
        mixed = base.revision.with_schemas_of(head.revision).regenerated(base.options)
        other = head.revision.with_schemas_of(base.revision).regenerated(head.options)
    elif base.revision is None and head.revision is None:
        mixed = generated(replace(base.options, schemas=head.options.schemas), "", "args")
        other = generated(replace(head.options, schemas=base.options.schemas), "", "args")
    else:
        notes.append("causes are not exact: that needs two revisions, or two sets of options")
        return None
    return exact_causes(old, new, mixed, other)
