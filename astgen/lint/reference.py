"""The page of errors, `docs/errors.md`: ``python -m astgen.lint.reference > docs/errors.md``."""

from __future__ import annotations

from collections.abc import Iterator

from astgen.codes import all_codes
from astgen.codes.code import Code
from astgen.errors import Diagnostic, SchemaError
from astgen.lint.against import compare
from astgen.lint.backend import kernels_that_change
from astgen.lint.files import check_file, check_schemas
from astgen.lint.findings import Places
from astgen.profiles.names import NEWEST
from astgen.profiles.profile import Profile
from astgen.profiles.registry import get_profile
from astgen.schema.yaml_syntax import read_source

_INTRODUCTION = """\
# Errors and warnings

Written by `python -m astgen.lint.reference` from the tables in `astgen/codes/`, which the errors are raised from.

`astgen lint` makes all checks, and every generation makes them first: after an error nothing is written.  A line ends
with the name of the rule that is broken, and here is each rule with a file that breaks it, what is said of it, and one
that does not.  Warnings do not keep anything from being generated; [profiles.md](profiles.md) lists those about the
schemas of torch itself.
"""


def reference() -> str:
    """The whole page."""
    return "".join([_INTRODUCTION, *_rules()])


def told(code: Code, text: str, profile: Profile) -> list[Diagnostic]:
    """What is said of an example of a rule."""
    try:
        if code.old:
            return _told_of_change(code, text, profile)
        return check_file(read_source(f"{code.kind}.yaml", text), profile, code.kind)
    except SchemaError as error:
        return [single.diagnostic for single in error.errors]


def _told_of_change(code: Code, text: str, profile: Profile) -> list[Diagnostic]:
    source = read_source("schemas.yaml", text)
    new, found = check_schemas(source, profile)
    old, _ = check_schemas(read_source("old.yaml", code.old), profile)
    if code.backend:
        return found + kernels_that_change(read_source("backend.yaml", code.backend), old, new, profile)
    return found + compare(old, new, Places(source))


def _rules() -> Iterator[str]:
    profile = get_profile(NEWEST)
    for code in all_codes().values():
        yield f"\n## {code.name}\n\n{code.severity.capitalize()}.  {code.about}\n"
        if code.old:
            yield f"\nWas:\n\n```yaml\n{code.old}```\n\nIs:\n"
        yield f"\n```yaml\n{_visible(code.bad)}```\n"
        if code.backend:
            yield f"\nThe backend:\n\n```yaml\n{code.backend}```\n"
        lines = [_anywhere(str(d), profile) for d in told(code, code.bad, profile) if d.code == code.name]
        yield "\n```\n" + "".join(f"{line}\n" for line in lines) + "```\n"
        yield f"\nRight:\n\n```yaml\n{code.good}```\n"


def _anywhere(text: str, profile: Profile) -> str:
    """The text with the schema file of the profile by its name alone, wherever torch is installed."""
    schemas = profile.schemas()
    return text.replace(str(schemas), schemas.name)


def _visible(text: str) -> str:
    """The text with characters that cannot be seen as escapes."""
    return "".join(char if char.isprintable() or char == "\n" else f"\\x{ord(char):02x}" for char in text)


if __name__ == "__main__":
    print(reference(), end="")
