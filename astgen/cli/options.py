"""Options that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from astgen.config import read_config
from astgen.profiles.names import DEFAULT

if TYPE_CHECKING:
    from astgen.schema.positions import Source

F = TypeVar("F", bound=Callable[..., Any])


def filled(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """The value of an option, unless it is empty: that is an unset variable of a script, not a wish."""
    if value == "":
        raise click.BadParameter("it is empty")
    return value


def _schemas(context: click.Context, parameter: click.Parameter, value: str | None) -> str | Source | None:
    """The schema file by its name, or what the standard input has."""
    value = filled(context, parameter, value)
    return read_input(value) if value == "-" else value


def read_input(path: str) -> Source:
    """The text of a file, or of the standard input for ``-``.  Raises `SchemaError` for one that cannot be read."""
    from astgen.schema.yaml_syntax import read_source

    return read_source("<stdin>", sys.stdin.buffer.read()) if path == "-" else read_source(path)


PROFILE = click.option(
    "--profile", metavar="NAME", callback=filled, help=f"Target (default: [tool.astgen] profile, or {DEFAULT})."
)
SCHEMAS = click.option(
    "--schemas", metavar="PATH", callback=_schemas, help="Operator schemas instead of the profile's own; - is stdin."
)
DERIVATIVES = click.option(
    "--derivatives", metavar="PATH", callback=filled, help="Their derivatives (default: the profile's, for its own)."
)


def input_options(command: F) -> F:
    """``--profile``, ``--schemas``, ``--derivatives``, ``--call`` and ``--width``."""
    for option in reversed(
        (
            PROFILE,
            SCHEMAS,
            DERIVATIVES,
            click.option("--call", metavar="FORM", help="How kernels call on: redispatch, dispatcher, ops."),
            click.option(
                "--width", default="100", metavar="N", callback=_width, help="Column limit, or 'none' for flat output."
            ),
        )
    ):
        command = option(command)
    return command


def _width(context: click.Context, parameter: click.Parameter, value: str) -> int | None:
    if value == "none":
        return None
    if not value.isdecimal() or int(value) < 1:
        raise click.BadParameter("a positive number, or 'none'")
    return int(value)


def chosen_profile(name: str | None) -> str:
    """The profile that the user named, or the one of the settings."""
    return read_config(Path.cwd()).profile if name is None else name


def chosen_out(folder: str | None) -> str:
    """The output folder that the user named, or the one of the settings."""
    return read_config(Path.cwd()).out if folder is None else folder


def split_names(value: str | None) -> list[str] | None:
    """The names of a list that commas separate, each once."""
    if value is None:
        return None
    names = list(dict.fromkeys(name.strip() for name in value.split(",") if name.strip()))
    if not names:
        raise click.BadParameter("it names no lowering", param_hint="'--lowering'")
    return names
