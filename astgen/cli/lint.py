"""``astgen lint``: what is wrong in files of operators, derivatives and tags."""

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
    from astgen.schema.operator import Operator
    from astgen.schema.positions import Source

DIFFERENT, INPUT = 1, 3


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE ...]")
@PROFILE
@click.option(
    "--kind",
    type=click.Choice(["schemas", "derivatives", "tags"]),
    help="The kind of all files; their content tells.",
)
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "github", "rdjsonl"]), default="text", show_default=True
)
@click.option("--against", metavar="OLD", help="Report incompatible changes since this schema file.")
@click.option("--backend", metavar="FILE", help="With --against: a backend file, whose kernels are looked at, too.")
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("-q", "--quiet", is_flag=True, help="Print errors and warnings, and nothing besides.")
def lint(**options: Any) -> int:
    """Check files of operators, derivatives and tags; by default those of the profile.

    Derivatives are checked for the operators of the schema files beside them, by default for those of the profile.
    FILE may be - for the standard input.  Exits with 3 where there is an error, else with 1 where --against finds
    something; warnings alone are no errors.
    docs/errors.md says what each code in brackets means.
    """
    from astgen.profiles.registry import get_profile

    profile = get_profile(chosen_profile(options["profile"]))
    if options["backend"] and not options["against"]:
        raise click.BadParameter("it is for --against OLD", param_hint="'--backend'")
    if options["against"]:
        wrong, found, files = _against(options, profile)
    else:
        paths = options["files"] or _own_files(profile)
        wrong, found, files = _check_all(paths, options["kind"], profile), [], len(paths)
    _print([*wrong, *found], "json" if options["as_json"] else options["form"], quiet=options["quiet"], files=files)
    if any(diagnostic.severity == ERROR for diagnostic in wrong):
        return INPUT
    return DIFFERENT if found else 0


def _against(options: dict[str, Any], profile: Profile) -> tuple[list[Diagnostic], list[Diagnostic], int]:
    """What is wrong in two schema files, which changes between them are incompatible, and the number of files."""
    from astgen.codes.changes import KERNEL_SIGNATURE
    from astgen.lint.against import compare
    from astgen.lint.backend import kernels_that_change
    from astgen.lint.files import check_schemas
    from astgen.lint.findings import Places

    if len(options["files"]) > 1:
        raise click.BadParameter("with --against there is one file", param_hint="'FILE'")
    path = options["files"][0] if options["files"] else str(profile.schemas())
    source, earlier = read_input(path), read_input(options["against"])
    new, wrong = check_schemas(source, profile)
    old, wrong_before = check_schemas(earlier, profile)
    # warnings about the earlier state are of no use to anybody
    wrong += [diagnostic for diagnostic in wrong_before if diagnostic.severity == ERROR]
    found = compare(old, new, Places(source))
    if options["backend"]:
        kernels = kernels_that_change(read_input(options["backend"]), old, new, profile)
        wrong += [diagnostic for diagnostic in kernels if diagnostic.code != KERNEL_SIGNATURE.name]
        found += [diagnostic for diagnostic in kernels if diagnostic.code == KERNEL_SIGNATURE.name]
    return wrong, found, 3 if options["backend"] else 2


def _own_files(profile: Profile) -> list[str]:
    """The schema file of a profile, its derivatives, and the tags beside it."""
    from astgen.profiles.sources import tags_file

    schemas = profile.schemas()
    others = [tags_file(schemas), *([profile.derivatives()] if profile.derivatives is not None else [])]
    return [str(schemas), *[str(path) for path in others if path.is_file()]]


def _check_all(paths: Sequence[str], kind: str | None, profile: Profile) -> list[Diagnostic]:
    """What is wrong in each file, in their order; derivatives come last, when the operators are known."""
    from astgen.codes.code import DERIVATIVES, SCHEMAS
    from astgen.lint.files import check_file, check_schemas, kind_of_file

    found: dict[str, list[Diagnostic]] = {path: [] for path in paths}
    operators: list[Operator] = []
    later: list[tuple[str, Source]] = []
    schemas = 0
    for path in found:
        try:
            source = read_input(path)
        except SchemaError as error:
            found[path] = [single.diagnostic for single in error.errors]
            continue
        its = kind or kind_of_file(source)
        if its == DERIVATIVES:
            later.append((path, source))
        elif its == SCHEMAS:
            read, found[path] = check_schemas(source, profile)
            operators += read
            schemas += 1
        else:
            found[path] = check_file(source, profile, its)
    for path, source in later:
        found[path] = check_file(source, profile, DERIVATIVES, operators if schemas else None)
    return [diagnostic for diagnostics in found.values() for diagnostic in diagnostics]


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
