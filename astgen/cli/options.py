"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from astgen.config import read_config
from astgen.profiles.names import DEFAULT

F = TypeVar("F", bound=Callable[..., Any])


def filled(context: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """The value of an option, unless it is empty: that is an unset variable of a script, not a wish."""
    if value == "":
        raise click.BadParameter("it is empty")
    return value


PROFILE = click.option(
    "--profile", metavar="NAME", callback=filled, help=f"Target (default: [tool.astgen] profile, or {DEFAULT})."
)
SCHEMAS = click.option(
    "--schemas", metavar="PATH", callback=filled, help="Operator schemas to read instead of the profile's own."
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


def split_names(value: str | None) -> list[str] | None:
    """The names of a list that commas separate, each once."""
    if value is None:
        return None
    names = list(dict.fromkeys(name.strip() for name in value.split(",") if name.strip()))
    if not names:
        raise click.BadParameter("it names no lowering", param_hint="'--lowering'")
    return names
