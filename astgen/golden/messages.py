"""What is said of a golden that differs: where, what and why, some lines of difference, and how to accept it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator

from astgen.golden.store import Verdict
from astgen.golden.text import normal

DIFF_LINES = 40


def headline(verdict: Verdict, folder: str) -> str:
    """One line: ``path:line:column: error: golden changed: name (schema place, emitter place)``."""
    golden = verdict.golden
    what = "missing" if verdict.kind == "new" else verdict.kind
    why = [f"{word} {place}" for word, place in (("schema", golden.schema), ("emitter", golden.emitter)) if place]
    reasons = f" ({', '.join(why)})" if why else ""
    note = f"; {verdict.note}" if verdict.note else ""
    place = shown_path(os.path.join(folder, verdict.file))
    return f"{place}:{verdict.line}:1: error: golden {what}: {golden.name}{reasons}{note}"


def failure(verdict: Verdict, folder: str, command: str, diff: str) -> str:
    """The whole text of a failed check: the headline, the difference and the command that accepts it."""
    return "\n".join([headline(verdict, folder), *([diff.rstrip("\n")] if diff else []), f"to accept it: {command}"])


def difference(verdict: Verdict, limit: int = DIFF_LINES) -> str:
    """The difference as a patch, at most ``limit`` lines of it; of a golden that is a digest, all of its new text."""
    digest = ", a digest: its text is not kept" if verdict.kind == "changed" and verdict.old is None else ""
    before = f"golden {verdict.golden.name}{digest}"
    lines = list(patch(verdict.old or "", normal(verdict.golden.text), before, "now"))
    if len(lines) > limit:
        lines = [*lines[:limit], f"… {len(lines) - limit} lines more"]
    return "\n".join(lines)


def patch(old: str, new: str, before: str, after: str, context: int = 3) -> Iterator[str]:
    """The lines of a unified diff of two texts, without their ends."""
    from difflib import unified_diff

    for line in unified_diff(old.splitlines(), new.splitlines(), before, after, lineterm="", n=context):
        yield line.rstrip("\n")


def accept_command(name: str) -> str:
    """The command that accepts a pending golden."""
    return f"astgen golden accept --kernel {shlex.quote(name)}"


def update_command(nodeid: str) -> str:
    """The command that runs a test again and accepts what it says: where nothing is pending."""
    return f"python -m pytest {shlex.quote(nodeid)} --gold=update"


def shown_path(path: str) -> str:
    """A path as a message has it: relative where it is below the working directory, else absolute."""
    absolute = os.path.abspath(path)
    here = os.path.join(os.getcwd(), "")
    return absolute.removeprefix(here)
