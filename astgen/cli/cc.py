"""``astgen cc`` and ``astgen map-errors``: what a compiler says of generated code, with the line of the schema."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TextIO

import click

_STYLE = click.option(
    "--style",
    type=click.Choice(["note", "replace"]),
    default="note",
    show_default=True,
    help="Add a note to a message, or put the place of the schema into it.",
)
NOT_FOUND, SIGNALLED = 127, 128


@click.command(context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
@_STYLE
@click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED, metavar="-- CMD ...")
def cc(style: str, command: tuple[str, ...]) -> int:
    """Run a compiler; its messages about generated code get a note with the line of the schema.

    What it prints is passed on line by line, its exit code at the end.  It reads what `astgen gen --map` wrote.
    """
    import subprocess  # here, since no other verb needs it at its start

    try:
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, errors="surrogateescape")
    except OSError as error:
        print(f"astgen: error: cannot run {command[0]}: {error.strerror}", file=sys.stderr)
        return NOT_FOUND
    assert process.stderr is not None
    with process.stderr as lines:
        _map(lines, style, sys.stderr)
    code = process.wait()
    return code if code >= 0 else SIGNALLED - code


@click.command(name="map-errors")
@_STYLE
def map_errors(style: str) -> None:
    """Add to the messages of a compiler, read from a log on the standard input, the line of the schema."""
    _map(sys.stdin, style, sys.stdout)


def _map(lines: Iterable[str], style: str, stream: TextIO) -> None:
    from astgen.compiler import Mapper

    mapper = Mapper(replace=style == "replace")
    for line in mapper.mapped(line.rstrip("\n") for line in lines):
        print(line, file=stream, flush=True)
