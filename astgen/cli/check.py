"""``astgen check``: whether outputs are what would be generated now."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from astgen.cli.options import chosen_out, chosen_profile, filled, input_options, split_names
from astgen.cli.terminal import say

WRONG = 1


@click.command()
@input_options
@click.option("--lowering", "lowering_names", metavar="L,...", help="Lowerings (default: those of the folder, or all).")
@click.option("--out", metavar="DIR", callback=filled, help="Output folder (default: [tool.astgen] out).")
@click.option("--offline", is_flag=True, help="Generate nothing: find edits by hand and merge conflicts only.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("-q", "--quiet", is_flag=True, help="Print nothing but what is wrong.")
def check(**options: Any) -> int:
    """Check that outputs are up to date, without writing anything.

    Says which files are stale, missing, edited by hand, left over, or in a merge conflict, and exits with 1 if any is.
    """
    from astgen.emit.verify import Fault, conflict_line, lines_of, verify

    folder = Path(chosen_out(options["out"]))
    if not folder.is_dir():
        raise click.BadParameter(f"there is no folder {folder}", param_hint="--out")
    faults: list[Fault] = []
    schemas = options["schemas"]
    if isinstance(schemas, str) and Path(schemas).is_file():
        line = conflict_line(Path(schemas).read_text("utf-8", errors="replace"))
        if line is not None:
            faults.append(Fault(schemas, line, "unresolved", "unresolved: a merge conflict in the schemas"))
    files = None if options["offline"] or faults else _generated(folder, options)
    faults += verify(folder, files, {file.lowering for file in files or ()})
    if options["as_json"]:
        print(json.dumps({"schema": "astgen.check/1", "faults": [asdict(fault) for fault in faults]}))
    else:
        for text in lines_of(faults):
            print(text, file=sys.stderr)
        if not faults:
            say(f"{folder}: {'nothing edited' if options['offline'] else 'up to date'}", quiet=options["quiet"])
    return WRONG if faults else 0


def _generated(folder: Path, options: dict[str, Any]) -> list[Any]:
    """What would be written now, by the lowerings that were asked for, else those that wrote the folder."""
    from astgen.cpp.print import Style
    from astgen.driver import generate
    from astgen.emit.verify import lowerings_in

    return list(
        generate(
            chosen_profile(options["profile"]),
            split_names(options["lowering_names"]) or lowerings_in(folder) or None,
            options["schemas"],
            call=options["call"],
            style=Style(width=options["width"]),
            derivatives=options["derivatives"],
            everything=(any(folder.rglob("*Everything.cpp"))),
            placements=True,
        )
    )
