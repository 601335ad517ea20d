"""``astgen gen``: write the generated files."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from astgen.cli.options import chosen_profile, filled, input_options, split_names
from astgen.cli.terminal import progress, report, say
from astgen.errors import Diagnostic


@click.command()
@input_options
@click.option("--lowering", "lowering_names", metavar="L,...", help="Lowerings to run (default: all of the profile).")
@click.option("--only", multiple=True, metavar="GLOB", help="Operators, by name with overload; may be repeated.")
@click.option("--out", default="build/astgen", show_default=True, metavar="DIR", callback=filled, help="Output folder.")
@click.option("--everything", is_flag=True, help="Also write the file with all kernels of each sharded output.")
@click.option("--json", "as_json", is_flag=True, help="Print what was done as JSON.")
@click.option("-q", "--quiet", is_flag=True, help="Print nothing but errors.")
def gen(**options: Any) -> None:
    """Generate C++ from operator schemas.

    Files whose content does not change are left alone; files that an earlier run wrote and this one does
    not make are removed.  What is to be warned of in schemas of one's own is told, too; `astgen lint` says it of the
    profile's.
    """
    from astgen.cpp.print import Style
    from astgen.driver import generate
    from astgen.emit.write import write

    name = chosen_profile(options["profile"])
    quiet = options["quiet"] or options["as_json"]
    warnings: list[Diagnostic] | None = None if options["schemas"] is None else []
    with progress("generating", quiet=quiet) as update:
        files = list(
            generate(
                name,
                split_names(options["lowering_names"]),
                options["schemas"],
                call=options["call"],
                only=options["only"],
                style=Style(width=options["width"]),
                everything=options["everything"],
                derivatives=options["derivatives"],
                warnings=warnings,
                progress=update,
            )
        )
    done = write(files, options["out"])
    if warnings and not options["quiet"]:
        report(warnings, sys.stderr)
    if options["as_json"]:
        print(json.dumps({"profile": name, "out": options["out"], **_lists(done)}))
        return
    parts = [f"{len(done.written)} written", f"{len(done.unchanged)} unchanged"]
    parts += [f"{len(done.removed)} removed"] if done.removed else []
    lowered = ", ".join(dict.fromkeys(file.lowering for file in files))
    say(f"{name}: {len(files)} files of {lowered} in {options['out']} ({', '.join(parts)})", quiet=quiet)
    for path in done.kept:
        click.echo(f"{options['out']}/{path}: warning: no longer generated, but edited by hand, so it stays", err=True)


def _lists(done: Any) -> dict[str, list[str]]:
    return {key: list(getattr(done, key)) for key in ("written", "unchanged", "removed", "kept")}
