"""``astgen lint``: what is wrong in files of operators and tags."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from astgen.cli.options import PROFILE, chosen_profile, read_input
from astgen.errors import ERROR, SchemaError

if TYPE_CHECKING:
    from astgen.errors import Diagnostic
    from astgen.profiles.profile import Profile

INPUT = 3


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE ...]")
@PROFILE
@click.option(
    "--kind", type=click.Choice(["schemas", "tags"]), help="What the files are (default: their content tells)."
)
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "github", "rdjsonl"]), default="text", show_default=True
)
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("-q", "--quiet", is_flag=True, help="Print errors and warnings, and nothing besides.")
def lint(**options: Any) -> int:
    """Check files of operators and tags; by default those of the profile.

    FILE may be - for the standard input.  Exits with 3 where there is an error; warnings alone are no errors.
    docs/errors.md says what each code in brackets means.
    """
    from astgen.profiles.registry import get_profile

    profile = get_profile(chosen_profile(options["profile"]))
    paths = options["files"] or _own_files(profile)
    found = [diagnostic for path in paths for diagnostic in _check(path, options["kind"], profile)]
    _print(found, "json" if options["as_json"] else options["form"], quiet=options["quiet"], files=len(paths))
    return INPUT if any(diagnostic.severity == ERROR for diagnostic in found) else 0


def _own_files(profile: Profile) -> list[str]:
    """The schema file of a profile, and the tags beside it."""
    from astgen.profiles.sources import tags_file

    schemas = profile.schemas()
    tags = tags_file(schemas)
    return [str(schemas), *([str(tags)] if tags.is_file() else [])]


def _check(path: str, kind: str | None, profile: Profile) -> list[Diagnostic]:
    from astgen.lint.files import check_file

    try:
        return check_file(read_input(path), profile, kind)
    except SchemaError as error:
        return [single.diagnostic for single in error.errors]


def _print(found: Sequence[Diagnostic], form: str, *, quiet: bool, files: int) -> None:
    if form == "text":
        from astgen.cli.terminal import report

        report(found, sys.stdout)
        if not quiet:
            print(_summary(found, files))
        return
    from astgen.cli.formats import FORMATS

    for line in FORMATS[form](found):
        print(line)


def _summary(found: Sequence[Diagnostic], files: int) -> str:
    errors = sum(diagnostic.severity == ERROR for diagnostic in found)
    counts = [_count(errors, "error"), _count(len(found) - errors, "warning")]
    return f"{', '.join(counts)} in {_count(files, 'file')}"


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
