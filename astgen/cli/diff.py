"""``astgen diff``: what differs in generated code, and why."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from astgen.cli.options import chosen_out, chosen_profile, filled, input_options, split_names
from astgen.cli.terminal import print_code

if TYPE_CHECKING:
    from astgen.diff.model import Comparison
    from astgen.diff.sides import Options

DIFFERENT = 1
FORMATS = ("summary", "unified", "json", "jsonl", "markdown", "rdjsonl", "github")
_ANNOTATIONS = 10  # what GitHub shows of one step
_KINDS = ("added", "removed", "renamed", "moved", "signature", "body", "comment", "header")
_CAUSES = ("schema", "generator", "config", "interaction", "unknown")


def _words(known: Sequence[str]) -> Any:
    """A callback for a list that commas separate, of known words."""

    def check(context: click.Context, parameter: click.Parameter, value: str | None) -> tuple[str, ...]:
        words = [word.strip() for word in (value or "").split(",") if word.strip()]
        for word in words:
            if word not in known:
                raise click.BadParameter(f"{word!r} is none of {', '.join(known)}")
        return tuple(words)

    return check


@click.command()
@click.argument("base", required=False)
@click.argument("head", required=False)
@input_options
@click.option("--lowering", "lowering_names", metavar="L,...", help="Lowerings (default: all that write files).")
@click.option("--base-args", default="", metavar="ARGS", help="Options of the base alone: '--call dispatcher'.")
@click.option("--head-args", default="", metavar="ARGS", help="Options of the head alone.")
@click.option("--mode", type=click.Choice(["regen", "committed"]), help="Regenerate revisions, or take their files.")
@click.option("--out", metavar="DIR", callback=filled, help="Where outputs are committed (default: [tool.astgen] out).")
@click.option(
    "--kernel", "kernels", multiple=True, metavar="GLOB", help="Regions, by key or operator; may be repeated."
)
@click.option("--kind", "kinds", metavar="K,...", callback=_words(_KINDS), help="Only changes of these kinds.")
@click.option("--cause", "causes", metavar="C,...", callback=_words(_CAUSES), help="Only changes of these causes.")
@click.option(
    "--attribute", type=click.Choice(["fast", "exact"]), default="fast", show_default=True, help="How causes are found."
)
@click.option("--format", "form", type=click.Choice(FORMATS), default="summary", show_default=True)
@click.option("--examples", type=click.IntRange(1), default=2, show_default=True, help="Examples of each group.")
@click.option("--no-group", is_flag=True, help="A line for each change, in place of groups.")
@click.option(
    "--max-bytes", type=click.IntRange(1_000), metavar="N", help="Leave out what makes it longer, and say so."
)
@click.option("--ext-diff", metavar="CMD", callback=filled, help="Run CMD OLD NEW for each change.")
@click.option("--exit-zero", is_flag=True, help="Exit with 0 also where something differs.")
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto", show_default=True)
def diff(**options: Any) -> int:
    """Show what differs in generated code between BASE and HEAD, and why.

    Each is a folder of outputs, a schema file, or a git revision.  Without HEAD it is the working tree, or what is
    generated now; without BASE it is the last commit, or the same as HEAD where --base-args or --head-args are given.
    Exits with 1 where anything differs.
    """
    from astgen.diff.compare import narrowed
    from astgen.diff.ends import Wish, compared

    comparison = compared(
        Wish(
            options["base"],
            options["head"],
            _side(options, "base_args"),
            _side(options, "head_args"),
            options["mode"] or "",
            chosen_out(options["out"]),
            options["attribute"] == "exact",
            options["kernels"],
        )
    )
    if options["kinds"] or options["causes"]:
        comparison = narrowed(comparison, options["kinds"], options["causes"])
    if options["ext_diff"]:
        _run_on_each(options["ext_diff"], comparison)
    else:
        _print(comparison, options)
    return DIFFERENT if comparison.changes and not options["exit_zero"] else 0


# --- the options of a side ---


def _side(options: dict[str, Any], name: str) -> Options:
    from astgen.diff.sides import Options

    chosen = {**options, **_extra(name, options[name])}
    if chosen["schemas"] is not None and not isinstance(chosen["schemas"], str):
        raise click.BadParameter("a comparison reads files", param_hint="--schemas")
    names = split_names(chosen["lowering_names"])
    return Options(
        chosen_profile(chosen["profile"]),
        chosen["schemas"],
        chosen["call"],
        chosen["width"],
        tuple(names) if names is not None else None,
        chosen["derivatives"],
        chosen["kernels"],
    )


def _extra(name: str, text: str) -> dict[str, Any]:
    """The options of one side alone."""
    import shlex

    command = click.Command("side", params=[option for option in diff.params if option.name in _OF_A_SIDE])
    try:
        context = command.make_context("side", shlex.split(text))
    except (click.UsageError, ValueError) as error:
        message = error.format_message() if isinstance(error, click.UsageError) else str(error)
        raise click.BadParameter(message, param_hint=f"--{name.replace('_', '-')}") from None
    given = ParameterSource.COMMANDLINE
    return {option: value for option, value in context.params.items() if context.get_parameter_source(option) is given}


_OF_A_SIDE = frozenset({"profile", "schemas", "derivatives", "call", "width", "lowering_names"})


# --- printing ---


def _print(comparison: Comparison, options: dict[str, Any]) -> None:
    form, limit = options["form"], options["max_bytes"]
    if form == "summary":
        from astgen.diff.formats.summary import summary

        colored = options["color"] == "always" or (options["color"] == "auto" and sys.stdout.isatty())
        for line in summary(comparison, examples=options["examples"], grouped=not options["no_group"]):
            words = [click.style(text, **_style(style)) for text, style in line.words] if colored else [line.text]
            print("".join(words))
    elif form == "unified":
        from astgen.diff.formats.unified import unified

        print_code("".join([f"{line}\n" for line in unified(comparison)]), options["color"], "diff")
    elif form == "markdown":
        from astgen.diff.formats.markdown import MOST, markdown

        sys.stdout.write(markdown(comparison, limit=limit or MOST, examples=options["examples"]))
    elif form in ("json", "jsonl"):
        from astgen.diff.formats import data

        _lines([data.document(comparison, limit)] if form == "json" else data.lines(comparison))

    else:
        from astgen.cli.formats import FORMATS as DIAGNOSTICS
        from astgen.diff.formats.comments import at_most, comments

        found = list(comments(comparison))
        _lines(DIAGNOSTICS[form](at_most(found, _ANNOTATIONS) if form == "github" else found))


def _lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _style(name: str) -> dict[str, Any]:
    return {"bold": True} if name == "bold" else {"fg": name} if name else {}


def _run_on_each(command: str, comparison: Comparison) -> None:
    """Run a command with the old and the new text of each change as files, named by the key."""
    import shlex
    import subprocess
    from pathlib import Path
    from tempfile import TemporaryDirectory

    sys.stdout.flush()
    with TemporaryDirectory(prefix="astgen-") as folder:
        for number, change in enumerate(comparison.changes):
            names = []
            for side, part in (("old", change.old), ("new", change.new)):
                path = Path(folder) / str(number) / side / f"{change.key.replace('/', '@').replace(':', '.')}.cpp"
                path.parent.mkdir(parents=True)
                path.write_text(part.text if part is not None else "")
                names.append(str(path))
            try:
                subprocess.run([*shlex.split(command), *names], check=False)
            except OSError as error:
                raise click.BadParameter(f"cannot run it: {error.strerror}", param_hint="--ext-diff") from None
