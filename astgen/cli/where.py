"""``astgen where``: from a generated line to its sources, and back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from astgen.cli.options import chosen_out, filled

if TYPE_CHECKING:
    from astgen.emit.sourcemap import Place
    from astgen.origin import Emitter
    from astgen.provenance import Found, Made

FORMAT = "astgen.where/1"
_LINE = re.compile(r"(.+?):(\d+)(?::(\d+))?:?")


@click.command()
@click.argument("target", metavar="FILE:LINE[:COL] | OP")
@click.option(
    "--reverse", is_flag=True, help="FILE is a schema file or a Python file: show all that came from the line."
)
@click.option("--out", metavar="DIR", callback=filled, help="Output folder with a map (default: [tool.astgen] out).")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def where(target: str, reverse: bool, out: str | None, as_json: bool) -> None:
    """Show what made a generated line, what came from a line, or where all code of an operator is.

    For a line of a generated file: its region, the line of the schema and the line of Python that built it.  With
    --reverse, for a line of a schema file or of a lowering: every region that came from it.  For an operator, by name
    with overload or a glob: its regions with the C++ names that they declare.  It reads what `astgen gen --map` wrote.
    """
    from astgen.provenance import finest_emitter, folder_of, made_for, made_from, open_folder

    match = _LINE.fullmatch(target)
    if match is None:
        if reverse:
            raise click.BadParameter("with --reverse it is FILE:LINE", param_hint="TARGET")
        _print_operators(made_for(open_folder(Path(chosen_out(out))), target), as_json)
        return
    path, line, column = match[1], int(match[2]), int(match[3] or 1)
    if reverse:
        several = made_from(open_folder(Path(chosen_out(out))), path, line)
        if not several:
            from astgen.errors import ProfileError

            raise ProfileError(f"nothing generated came from {path}:{line}")
        _print_regions(several, as_json)
        return
    folder, relative = folder_of(path)
    found = folder.at(relative, line)
    _print_line(found, finest_emitter(folder, found, line), line, column, as_json)


def _print_line(found: Found, inner: Emitter | None, line: int, column: int, as_json: bool) -> None:
    from astgen.emit.sourcemap import shown_path

    place = found.place
    if as_json:
        row = {"path": found.path, "line": line, "column": column, **_place(place)}
        row["inner_emitter"] = _emitter(inner)
        print(json.dumps({"schema": FORMAT, **row}))
        return
    print(f"{found.path}:{line}:{column}: {place.key}")
    for text in _sources(place):
        print(text)
    if inner is not None and inner != place.source.emitter:
        print(f"{shown_path(inner.path)}:{inner.line}:1: built this line ({inner.function})")


def _sources(place: Place) -> list[str]:
    from astgen.emit.sourcemap import shown_path

    schema, emitter = place.source.schema, place.source.emitter
    texts = [f"{schema}: {schema_line(schema.path, schema.line)}"] if schema is not None else []
    if emitter is not None:
        texts.append(f"{shown_path(emitter.path)}:{emitter.line}:1: emitted by {emitter.function}")
    return texts


def schema_line(path: str, line: int) -> str:
    """A line of a schema file without its indentation; empty where it cannot be read."""
    from astgen.cli.terminal import source_lines

    lines = source_lines(path)
    return lines[line - 1].strip().removeprefix("- ") if line <= len(lines) else ""


def _print_regions(found: list[Found], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"schema": FORMAT, "regions": [{"path": one.path, **_place(one.place)} for one in found]}))
        return
    for one in found:
        print(f"{one.path}:{one.place.first_line}:1: {one.place.key}")


def _print_operators(made: list[Made], as_json: bool) -> None:
    from astgen.provenance import operator_of

    if as_json:
        rows = [{"path": one.found.path, "names": one.names, **_place(one.found.place)} for one in made]
        print(json.dumps({"schema": FORMAT, "regions": rows}))
        return
    before = ""
    for one in made:
        place = one.found.place
        operator = operator_of(place.key)
        if operator != before:
            schema = place.source.schema
            text = f"{schema}: {schema_line(schema.path, schema.line)}" if schema is not None else operator
            print(f"\n{text}" if before else text)
            before = operator
        print(f"  {one.found.path}:{place.first_line}:1: {place.key}")
        for name in one.names:
            print(f"      {name}")


def _place(place: Place) -> dict[str, Any]:
    schema = place.source.schema
    row: dict[str, Any] = {
        "key": place.key,
        "first_line": place.first_line,
        "last_line": place.last_line,
        "source": None,
    }
    if schema is not None:
        row["source"] = {"path": schema.path, "line": schema.line, "column": schema.column, "end_line": schema.end_line}
    return {**row, "emitter": _emitter(place.source.emitter)}


def _emitter(emitter: Any) -> dict[str, Any] | None:
    return None if emitter is None else {"path": emitter.path, "line": emitter.line, "name": emitter.function}
