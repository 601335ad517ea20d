"""``astgen diff``: what differs between the code that two sets of options give."""

from __future__ import annotations

from collections import Counter
from typing import Any

import click
from click.core import ParameterSource

from astgen.cli.options import chosen_profile, input_options, split_names
from astgen.cli.terminal import print_code

DIFFERENT = 1


@click.command()
@click.argument("operators", nargs=-1, metavar="[OP ...]")
@input_options
@click.option("--lowering", "lowering_names", default="trace", show_default=True, metavar="L,...", help="Lowerings.")
@click.option("--base-args", default="", metavar="ARGS", help="Options of the base alone: '--call dispatcher'.")
@click.option("--head-args", default="", metavar="ARGS", help="Options of the head alone.")
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto", show_default=True)
@click.option(
    "--format", "form", type=click.Choice(["unified", "summary", "json"]), default="unified", show_default=True
)
def diff(**options: Any) -> int:
    """Show how the code of operators differs between two sets of options.

    Both sides have the options given, the base those of --base-args besides, the head those of --head-args.
    Exits with 1 where anything differs.
    """
    from astgen.diff.compare import compare

    base, head = (_texts({**options, **_extra(name, options[name])}) for name in ("base_args", "head_args"))
    found = list(compare(base, head))
    counts = Counter(difference.kind for difference in found)
    same = len(head) - counts["added"] - counts["changed"]
    if options["form"] == "json":
        import json

        rows = [{"key": d.key, "kind": d.kind, "base": d.base, "head": d.head} for d in found]
        print(json.dumps({"schema": "astgen.diff/1", "same": same, "kernels": rows}))
    elif options["form"] == "summary":
        parts = [f"{counts[kind]} {kind}" for kind in ("added", "removed", "changed") if counts[kind]]
        print(", ".join([f"{len(base.keys() | head.keys())} kernels", *parts, f"{same} same"]))
    else:
        print_code("".join(difference.unified() for difference in found), options["color"], "diff")
    return DIFFERENT if found else 0


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


def _texts(options: dict[str, Any]) -> dict[str, str]:
    """The code of one side: the pieces of each operator and lowering, by key."""
    from astgen.cpp.print import Style
    from astgen.driver import derivatives_for, load, render_operator, select
    from astgen.lowerings.registry import lowering_of
    from astgen.profiles.registry import get_profile

    profile = get_profile(chosen_profile(options["profile"])).calling(options["call"])
    lowerings = [lowering_of(profile, name) for name in split_names(options["lowering_names"]) or ()]
    style = Style(width=options["width"])
    texts = {}
    known = load(profile, options["schemas"])
    derivatives = derivatives_for(lowerings, profile, known, options["derivatives"])
    for operator in select(known, options["operators"]):
        for lowering in lowerings:
            chunks = render_operator(operator, lowering, profile, style, derivatives)
            text = "".join([chunk.text for chunk in chunks])
            if text:
                texts[f"{lowering.name}:{operator.name}"] = text
    return texts
