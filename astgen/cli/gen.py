"""``astgen gen``: write the generated files."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import click

from astgen.cli.options import chosen_out, chosen_profile, filled, input_options, split_names
from astgen.cli.terminal import progress, report, say
from astgen.errors import Diagnostic

if TYPE_CHECKING:
    from astgen.emit.files import GeneratedFile
    from astgen.emit.write import Written


@click.command()
@input_options
@click.option("--lowering", "lowering_names", metavar="L,...", help="Lowerings to run (default: all of the profile).")
@click.option("--only", multiple=True, metavar="GLOB", help="Operators, by name with overload; may be repeated.")
@click.option(
    "--out", metavar="DIR", callback=filled, help="Output folder (default: [tool.astgen] out, or build/astgen)."
)
@click.option("--everything", is_flag=True, help="Also write the file with all kernels of each sharded output.")
@click.option("--map", "with_map", is_flag=True, help="Also write .astgen-map.json: where each line came from.")
@click.option("--committed", is_flag=True, help="Write keys of regions and a digest into the files, to commit them.")
@click.option("--monolithic-headers", is_flag=True, help="No header for each operator: those for all hold everything.")
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
    from astgen.profiles.profile import Feature
    from astgen.profiles.registry import get_profile

    name = options["profile"] = chosen_profile(options["profile"])
    profile = get_profile(name)
    if options["monolithic_headers"]:
        profile = profile.without(Feature.PER_OPERATOR_HEADERS)
    quiet = options["quiet"] or options["as_json"]
    warnings: list[Diagnostic] | None = None if options["schemas"] is None else []
    with progress("generating", quiet=quiet) as update:
        files = list(
            generate(
                profile,
                split_names(options["lowering_names"]),
                options["schemas"],
                call=options["call"],
                only=options["only"],
                style=Style(width=options["width"]),
                everything=options["everything"],
                derivatives=options["derivatives"],
                warnings=warnings,
                placements=options["with_map"] or options["committed"],
                progress=update,
            )
        )
    if options["committed"]:
        from astgen.emit.committed import committed

        files = [committed(file) for file in files]
    out = chosen_out(options["out"])
    done = write(files, out, made={key: options[key] for key in _MADE} if options["with_map"] else None)
    if warnings and not options["quiet"]:
        report(warnings, sys.stderr)
    if options["as_json"]:
        print(json.dumps({"profile": name, "out": out, **_lists(done)}))
    else:
        _tell(name, out, files, done, quiet=quiet)


def _tell(name: str, out: str, files: list[GeneratedFile], done: Written, *, quiet: bool) -> None:
    """Say what was written, and what was left although it is no longer made."""
    parts = [f"{len(done.written)} written", f"{len(done.unchanged)} unchanged"]
    parts += [f"{len(done.removed)} removed"] if done.removed else []
    lowered = ", ".join(dict.fromkeys(file.lowering for file in files))
    say(f"{name}: {len(files)} files of {lowered} in {out} ({', '.join(parts)})", quiet=quiet)
    for path in done.kept:
        click.echo(f"{out}/{path}: warning: no longer generated, but edited by hand, so it stays", err=True)


_MADE = ("profile", "schemas", "derivatives", "call", "width")
"""What the map keeps of the options, so that a line can be lowered again."""


def _lists(done: Any) -> dict[str, list[str]]:
    return {key: list(getattr(done, key)) for key in ("written", "unchanged", "removed", "kept")}
