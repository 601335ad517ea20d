"""What a person sees: errors with their source line, progress, coloured code."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from astgen.errors import Diagnostic
from astgen.origin import Origin

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress

    from astgen.schema.load import Progress

_PROGRESS_AFTER = 2.0  # seconds


def report(diagnostics: Iterable[Diagnostic], stream: TextIO) -> None:
    """Print diagnostics: their lines, on a terminal the source line with a caret below the first, and notes."""
    for diagnostic in diagnostics:
        first, *notes = diagnostic.lines
        print(first, file=stream)
        if diagnostic.origin is not None and stream.isatty():
            for line in excerpt(diagnostic.origin):
                print(line, file=stream)
        for note in notes:
            print(note, file=stream)


def excerpt(origin: Origin) -> Iterator[str]:
    """The source line of a place, and a caret below it; nothing where the file cannot be read."""
    lines = source_lines(origin.path)
    if not 1 <= origin.line <= len(lines):
        return
    line = lines[origin.line - 1]
    before = "".join("\t" if char == "\t" else " " for char in line[: origin.column - 1])
    start = max(0, origin.column - 80)
    yield f"    {line[start : start + 120]}"
    yield f"    {before[start:]}^"


def source_lines(path: str) -> list[str]:
    """The lines of a file; none where it cannot be read."""
    try:
        text = Path(path).read_text("utf-8-sig", errors="replace")
    except (OSError, ValueError):
        return []
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def say(text: str, *, quiet: bool = False) -> None:
    """Print a line for a person."""
    if not quiet:
        print(text)


@contextmanager
def progress(title: str, *, quiet: bool = False) -> Iterator[Progress | None]:
    """A progress bar on the terminal for work that takes longer than two seconds; nothing in a pipe."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    bar = _LateBar(title)
    try:
        yield bar.update
    finally:
        bar.close()


class _LateBar:
    """A bar that appears when the work has taken a while."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._start = time.monotonic()
        self._bar: RichProgress | None = None

    def update(self, done: int, total: int) -> None:
        if self._bar is None:
            if time.monotonic() - self._start < _PROGRESS_AFTER:
                return
            from rich.console import Console
            from rich.progress import Progress as RichProgress

            self._bar = RichProgress(console=Console(stderr=True), transient=True)
            self._bar.add_task(self._title)
            self._bar.start()
        self._bar.update(self._bar.task_ids[0], completed=done, total=total)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.stop()


def print_code(text: str, color: str, language: str = "cpp") -> None:
    """Print C++ or a patch, coloured on a terminal (``auto``), ``always`` or ``never``."""
    if color == "always" or (color == "auto" and sys.stdout.isatty()):
        from rich.console import Console
        from rich.syntax import Syntax

        console = Console(force_terminal=True, soft_wrap=True)
        # a theme of the terminal's own colours, readable on dark and on light
        code = Syntax(text.removesuffix("\n"), language, theme="ansi_light", background_color="default")
        console.print(code, end="")
    else:
        sys.stdout.write(text)
