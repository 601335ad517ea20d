"""The command group, and how errors become messages and exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from astgen.cli.groups import SuggestingGroup
from astgen.errors import AstgenError

USAGE, INPUT, BUG, INTERRUPTED = 2, 3, 4, 130


def _version(context: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value:
        from astgen.version import version

        print(f"astgen {version()}")
        context.exit()


_VERBS = {
    "gen": "gen",
    "show": "show",
    "list": "listing",
    "lint": "lint",
    "diff": "diff",
    "check": "check",
    "golden": "golden",
    "where": "where",
    "cc": "cc",
    "map-errors": "cc",
    "git-setup": "git_setup",
}
"""The verbs, and the modules that have them."""


class _Verbs(SuggestingGroup):
    """The verbs, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(_VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _VERBS:
            return None
        module = import_module(f"astgen.cli.{_VERBS[cmd_name]}")
        return next(c for c in vars(module).values() if isinstance(c, click.Command) and c.name == cmd_name)


@click.group(cls=_Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="Print it.")
def cli() -> None:
    """C++ for PyTorch operators from their schemas, through a structured C++ AST."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line.

    The exit code: 0 done, 1 differences (diff), 2 usage (also a name or a filter that matches nothing), 3 the input
    or the place to write to is at fault, 4 a bug of astgen.
    """
    try:
        # not cli.main, which exits the process where a pipe breaks
        with cli.make_context("astgen", list(arguments)) as context:
            code = cli.invoke(context)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        error.show()
        return USAGE
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except AstgenError as error:
        from astgen.cli.terminal import report

        report([single.diagnostic for single in error.errors], sys.stderr)
        return error.exit_code
    except BrokenPipeError:
        # the reader has seen enough; what is left to write is for nobody
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("ASTGEN_TRACEBACK"):
            raise
        _report_bug(error)
        return BUG


def _report_bug(error: Exception) -> None:
    notes = " ".join(getattr(error, "__notes__", ()))
    print(f"astgen: error: internal error: {type(error).__name__}: {error} {notes}".rstrip(), file=sys.stderr)
    print("this is a bug of astgen; ASTGEN_TRACEBACK=1 shows where", file=sys.stderr)
