"""``astgen show``: print the code of operators."""

from __future__ import annotations

import json
from typing import Any

import click

from astgen.cli.options import chosen_profile, input_options, split_names
from astgen.cli.terminal import print_code


@click.command()
@click.argument("operators", nargs=-1, metavar="[OP ...]")
@input_options
@click.option("--lowering", "lowering_names", default="trace", show_default=True, metavar="L,...", help="Lowerings.")
@click.option("--only", multiple=True, metavar="GLOB", help="Operators, as the arguments.")
@click.option("--color", type=click.Choice(["auto", "always", "never"]), default="auto", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the pieces as JSON.")
def show(**options: Any) -> None:
    """Print the code of one operator, of all that match a glob, or of all.

    OP is the name with its overload: add.Tensor, 'add*'.
    """
    from astgen.cpp.print import Style
    from astgen.driver import derivatives_for, load, render_operator, select
    from astgen.lowerings.registry import lowering_of
    from astgen.profiles.registry import get_profile

    profile = get_profile(chosen_profile(options["profile"])).calling(options["call"])
    found = [lowering_of(profile, name) for name in split_names(options["lowering_names"]) or ()]
    known = load(profile, options["schemas"])
    operators = select(known, (*options["operators"], *options["only"]))
    derivatives = derivatives_for(found, profile, known, options["derivatives"])
    style = Style(width=options["width"])
    shown = [
        (operator, lowering, chunk.text)
        for operator in operators
        for lowering in found
        for chunk in render_operator(operator, lowering, profile, style, derivatives)
    ]
    if options["as_json"]:
        rows = [{"operator": str(o.name), "lowering": lowering.name, "text": text} for o, lowering, text in shown]
        print(json.dumps(rows))
        return
    print_code(_joined([text for _, _, text in shown]), options["color"])


def _joined(texts: list[str]) -> str:
    """Pieces one after the other, an empty line before and after each that has several lines."""
    parts: list[str] = []
    for i, text in enumerate(texts):
        if i and (text.count("\n") > 1 or texts[i - 1].count("\n") > 1):
            parts.append("\n")
        parts.append(text)
    return "".join(parts)
