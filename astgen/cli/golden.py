"""``astgen golden``: what is pending, and what to do with it."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from astgen.cli.groups import SuggestingGroup
from astgen.cli.terminal import print_code, say

if TYPE_CHECKING:
    from astgen.cli.project import Project
    from astgen.golden.pending import Item, PendingTree

DIFFERENT, REFUSED = 1, 2
F = TypeVar("F", bound=Callable[..., Any])
_FOLDER = click.Path(exists=True, file_okay=False)


@click.group(cls=SuggestingGroup)
def golden() -> None:
    """Review and accept what tests want goldens to say.

    A run of pytest leaves what differs under .astgen/pending; see docs/goldens.md.
    """


def common(command: F) -> F:
    """The options of every verb."""
    for option in reversed(
        (
            click.option("--root", type=_FOLDER, help="The project (default: the nearest with .astgen)."),
            click.option("--pending-dir", type=_FOLDER, help="Pending goldens (default: .astgen/pending)."),
            click.option("--json", "as_json", is_flag=True, help="Print one JSON document."),
            click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors."),
            click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto", show_default=True),
            click.option("--exit-zero", is_flag=True, help="Exit with 0 where it would be 1."),
        )
    ):
        command = option(command)
    return command


def filters(command: F) -> F:
    """``--kernel``, ``--kind``, ``--cause`` and ``--group``."""
    for option in reversed(
        (
            click.option("--kernel", "kernels", multiple=True, metavar="GLOB", help="Goldens by name; repeatable."),
            click.option("--kind", "kinds", metavar="K,...", help="new, changed, header, conflict, orphan."),
            click.option("--cause", "causes", metavar="C,...", help="schema, generator, unknown."),
            click.option("--group", "groups", multiple=True, metavar="ID", help="Changes of the same edit: g1, g2."),
        )
    ):
        command = option(command)
    return command


# --- what is there ---


def _opened(options: dict[str, Any]) -> tuple[Project, PendingTree, list[Item]]:
    """The project, its pending tree, and what is in it, in groups.

    Raises `GoldenError` for a tree from elsewhere that is about files outside of the project.
    """
    import os

    from astgen.cli.golden_groups import grouped
    from astgen.cli.project import find_project
    from astgen.golden.names import GoldenError
    from astgen.golden.pending import PendingTree

    project = find_project(options["root"], options["pending_dir"])
    tree = PendingTree(project.pending)
    items = list(tree.items())
    for item in items if options["pending_dir"] else ():
        if os.path.isabs(item.folder):
            raise GoldenError(f"{item.name}: its golden is in {item.folder}, outside of the project")
    return project, tree, grouped(items)


def _chosen(items: Sequence[Item], options: dict[str, Any]) -> list[Item]:
    from astgen.golden.select import CAUSES, KINDS, Filter, chosen

    kinds = _words(options["kinds"], KINDS, "--kind")
    causes = _words(options["causes"], CAUSES, "--cause")
    return chosen(items, Filter(tuple(options["kernels"]), kinds, causes, tuple(options["groups"])))


def _words(text: str | None, known: Sequence[str], option: str) -> tuple[str, ...]:
    words = tuple([word.strip() for word in (text or "").split(",") if word.strip()])
    for word in words:
        if word not in known:
            raise click.BadParameter(f"{word!r} is none of {', '.join(known)}", param_hint=f"'{option}'")
    return words


def _row(item: Item, project: Project) -> dict[str, Any]:
    shown = ("name", "kind", "cause", "group", "source", "schema", "emitter", "nodeid", "note")
    return {**{key: getattr(item, key) for key in shown}, "file": f"{project.config.golden}/{item.file}"}


def _code(found: object, options: dict[str, Any]) -> int:
    return DIFFERENT if found and not options["exit_zero"] else 0


def _plural(count: int, word: str) -> str:
    return f"{count:,} {word}" + ("" if count == 1 else "s")


# --- the verbs ---


@golden.command()
@filters
@common
def status(**options: Any) -> int:
    """List pending goldens and known orphans; exits with 1 where there are any."""
    from astgen.cli.golden_digests import old_text_hint
    from astgen.golden.orphans import read_run

    project, _, items = _opened(options)
    run = read_run(project.state)
    kinds = (options["kinds"] or "").split(",")
    only_orphans = [kind.strip() for kind in kinds if kind.strip()] == ["orphan"]
    found = [] if only_orphans else _chosen(items, options)
    filtered = options["kernels"] or options["causes"] or options["groups"]
    orphans = run.orphans if run and not filtered and (not options["kinds"] or "orphan" in kinds) else ()
    if options["as_json"]:
        rows = [_row(item, project) for item in found]
        lost = [{"name": orphan.name, "file": f"{run.folder}/{orphan.file}"} for orphan in orphans if run]
        complete, normalized = (run.complete, run.normalized) if run else (False, 0)
        document = {"schema": "astgen.golden/1", "pending": rows, "orphans": lost}
        print(json.dumps({**document, "complete": complete, "normalized": normalized}))
        return _code(found or orphans, options)
    for item in found:
        hint = old_text_hint(item)
        say(_line(item, project) + (f"; {hint}" if hint else ""), quiet=options["quiet"])
    for orphan in orphans:
        say(f"{run.folder if run else ''}/{orphan.file}:1:1: warning: orphan: {orphan.name}", quiet=options["quiet"])
    say(_totals(found, len(orphans), run.normalized if run else 0), quiet=options["quiet"])
    return _code(found or orphans, options)


def _line(item: Item, project: Project, word: str = "warning") -> str:
    import os

    from astgen.golden.messages import shown_path

    place = shown_path(os.path.join(project.root, item.folder, item.file))
    why = [f"{name} {value}" for name, value in (("schema", item.schema), ("emitter", item.emitter)) if value]
    reasons = f" ({', '.join(why)})" if why else ""
    note = f"; {item.note}" if item.note else ""
    return f"{place}:{item.line}:1: {word}: golden {item.kind}: {item.name}{reasons} [{item.group}]{note}"


def _totals(items: Sequence[Item], orphans: int, normalized: int) -> str:
    counts = Counter(item.kind for item in items)
    kinds = ", ".join([f"{counts[kind]:,} {kind}" for kind in ("new", "changed", "header", "conflict") if counts[kind]])
    groups = len({item.group for item in items})
    parts = [f"{len(items):,} pending ({kinds}) in {_plural(groups, 'group')}" if items else "nothing pending"]
    parts += [_plural(orphans, "orphan")] if orphans else []
    parts += [f"{_plural(normalized, 'text')} changed by normalizers"] if normalized else []
    return ", ".join(parts)


@golden.command()
@filters
@common
def review(**options: Any) -> int:
    """Go through what is pending, smallest group first.

    On a terminal by single keys: a accepts, r rejects, s skips, g accepts the whole group, d changes how the
    difference is shown, o opens the golden in $VISUAL, A, R and S do the same with all that is left, q ends.
    Elsewhere it prints the differences and the commands that accept them, and exits with 1.
    """
    from astgen.cli.golden_review import Review, print_all

    project, tree, items = _opened(options)
    found = _chosen(items, options)
    if options["as_json"]:
        rows = [{**_row(item, project), "old": item.old, "text": item.text} for item in found]
        print(json.dumps({"schema": "astgen.golden/1", "pending": rows}))
        return _code(found, options)
    if found and sys.stdin.isatty() and sys.stdout.isatty():
        left, refused = Review(found, tree, project.root, options["color"], lambda i: _line(i, project)).run()
        return REFUSED if refused else _code(left, options)
    print_all(found, options["color"], lambda item: _line(item, project))
    say(_totals(found, 0, 0), quiet=options["quiet"])
    return _code(found, options)


def _decided(options: dict[str, Any]) -> tuple[Project, PendingTree, list[Item]]:
    """What accept and reject are about: they want a filter, or --all."""
    asked = options["kernels"] or options["kinds"] or options["causes"] or options["groups"]
    if bool(asked) == options["everything"]:
        raise click.UsageError("choose by --kernel, --kind, --cause or --group, or take --all")
    project, tree, items = _opened(options)
    return project, tree, items if options["everything"] else _chosen(items, options)


@golden.command()
@filters
@click.option("--all", "everything", is_flag=True, help="All that is pending.")
@common
def accept(**options: Any) -> int:
    """Write what tests want to the goldens.

    A golden that changed since the test ran, or that two tests want differently, is refused: exit code 2.
    """
    from astgen.golden import accept as accepting

    project, tree, items = _decided(options)
    if options["everything"]:  # a header alone is no change of the code
        items = [item for item in items if item.kind != "header"]
    outcome = accepting.accept(items, tree, project.root)
    if options["as_json"]:
        refused = [{"name": item.name, "reason": reason} for item, reason in outcome.refused]
        print(json.dumps({"schema": "astgen.golden/1", "accepted": _names(outcome.accepted), "refused": refused}))
    else:
        say(f"{_plural(len(outcome.accepted), 'golden')} accepted", quiet=options["quiet"])
        for item, reason in outcome.refused:
            click.echo(f"{_line(item, project, 'error')}: {reason}", err=True)
    return REFUSED if outcome.refused else 0


@golden.command()
@filters
@click.option("--all", "everything", is_flag=True, help="All that is pending.")
@common
def reject(**options: Any) -> int:
    """Forget what is pending; the goldens stay as they are."""
    from astgen.golden.accept import reject as forget

    _, tree, items = _decided(options)
    forget(items, tree)
    if options["as_json"]:
        print(json.dumps({"schema": "astgen.golden/1", "rejected": _names(items)}))
    else:
        say(f"{_plural(len(items), 'golden')} rejected", quiet=options["quiet"])
    return 0


def _names(items: Sequence[Item]) -> list[str]:
    return [item.name for item in items]


@golden.command()
@click.argument("key")
@click.option("--old", "part", flag_value="old", help="The golden as it is.")
@click.option("--new", "part", flag_value="new", help="What the test wants.")
@click.option("--diff", "part", flag_value="diff", help="The difference (the default where one is pending).")
@common
def show(key: str, part: str | None, **options: Any) -> int:
    """Print one golden, by its name with or without the profile."""
    from astgen.cli.golden_digests import old_text_hint
    from astgen.cli.golden_show import texts_of
    from astgen.golden.messages import patch
    from astgen.golden.names import GoldenError

    project, _, items = _opened(options)
    old, new, name = texts_of(key, items, project.goldens)
    hints = [hint for item in items if item.name == name and (hint := old_text_hint(item))]
    if options["as_json"]:
        print(json.dumps({"schema": "astgen.golden/1", "name": name, "old": old, "new": new}))
        return 0
    part = part or ("diff" if new is not None else "old")
    if (old if part == "old" else new) is None and part != "diff":
        raise GoldenError(f"{name} has no golden yet" if part == "old" else f"nothing is pending for {name}")
    if part == "diff":
        lines = patch(old or "", new if new is not None else old or "", f"golden {name}", "now")
        hinted = [*[f"# {hint}" for hint in hints], *lines]
        print_code("".join([f"{line}\n" for line in hinted]), options["color"], "diff")
    else:
        print_code((old if part == "old" else new) or "", options["color"])
    return 0


@golden.command()
@click.option("--delete", is_flag=True, help="Delete them.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@common
def orphans(delete: bool, yes: bool, **options: Any) -> int:
    """List the goldens that no test asks for, known after a complete run of pytest (else exit code 2)."""
    from astgen.cli.golden_show import known_orphans
    from astgen.golden.orphans import Run, write_run
    from astgen.golden.orphans import delete as remove

    project, _, _ = _opened(options)
    run = known_orphans(project)
    found = list(run.orphans)
    if not delete or not found:
        if options["as_json"]:
            rows = [{"name": orphan.name, "file": f"{run.folder}/{orphan.file}"} for orphan in found]
            print(json.dumps({"schema": "astgen.golden/1", "orphans": rows}))
        else:
            for orphan in found:
                say(f"{run.folder}/{orphan.file}:1:1: warning: orphan: {orphan.name}", quiet=options["quiet"])
            say(f"{_plural(len(found), 'orphan')}", quiet=options["quiet"])
        return _code(found, options)
    if not yes:
        if not sys.stdin.isatty():
            raise click.UsageError("--delete wants --yes where nobody can be asked")
        click.confirm(f"delete {_plural(len(found), 'orphan')}?", abort=True)
    deleted = remove(found, f"{project.root}/{run.folder}")
    write_run(project.state, Run(run.folder, run.complete, run.reasons, (), run.checked, run.normalized))
    if options["as_json"]:
        print(json.dumps({"schema": "astgen.golden/1", "deleted": [orphan.name for orphan in deleted]}))
    else:
        say(f"{_plural(len(deleted), 'orphan')} deleted", quiet=options["quiet"])
    return 0


@golden.command()
@common
def resolve(**options: Any) -> int:
    """Make goldens with conflict markers, and unmerged ones, anew: run the tests that make them, then git add.

    The tests are [tool.astgen] golden-tests, arguments for pytest (default: the whole suite).  Refuses while other
    files, the schema among them, are unmerged.
    """
    from astgen.golden.resolve import resolve as make_anew

    project, _, _ = _opened(options)
    resolved = make_anew(project.root, project.config.golden, project.config.golden_tests)
    if options["as_json"]:
        print(json.dumps({"schema": "astgen.golden/1", "resolved": resolved}))
    else:
        say(f"{_plural(len(resolved), 'golden file')} resolved", quiet=options["quiet"])
    return 0
