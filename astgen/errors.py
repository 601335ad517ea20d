"""The errors that astgen raises, all below `AstgenError`.

An error is for a person: one line that says what is wrong and what was expected, the place
it is about, and notes (related places, the nearest right word).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from astgen.origin import Origin
from astgen.record import record

ERROR, WARNING, INFO = "error", "warning", "info"


@record
class Note:
    """A remark that belongs to an error, with the place it is about, if any."""

    message: str
    origin: Origin | None = None


@record
class Diagnostic:
    """Something to tell about the input, an error or a warning.

    ``message`` is one line without position, ``origin`` the place, ``notes`` what helps, with the places that it
    is about besides; ``code`` names the rule (`astgen.codes`), empty where no rule of the input is broken.
    """

    severity: str
    message: str
    origin: Origin | None = None
    notes: tuple[Note, ...] = ()
    code: str = ""

    @property
    def lines(self) -> list[str]:
        """The line of the diagnostic, and one for each note."""
        rule = f" [{self.code}]" if self.code else ""
        notes = [_line(note.origin or self.origin, "note", note.message) for note in self.notes]
        return [_line(self.origin, self.severity, self.message) + rule, *notes]

    def __str__(self) -> str:
        return "\n".join(self.lines)


class AstgenError(Exception):
    """Anything that astgen reports to its user.

    ``message``, ``origin``, ``notes`` and ``code`` are those of a `Diagnostic`; ``exit_code`` is what the command
    line exits with.
    """

    exit_code = 3

    def __init__(
        self, message: str, origin: Origin | None = None, notes: Iterable[Note | str] = (), code: str = ""
    ) -> None:
        super().__init__(message)
        self.message = message
        self.origin = origin
        self.notes = as_notes(notes)
        self.code = code

    @property
    def errors(self) -> tuple[AstgenError, ...]:
        """The single errors behind this one: itself, or what `ErrorList` collected."""
        return (self,)

    @property
    def diagnostic(self) -> Diagnostic:
        """What to tell of it."""
        return Diagnostic(ERROR, self.message, self.origin, self.notes, self.code)

    def __str__(self) -> str:
        return str(self.diagnostic)


class SchemaError(AstgenError):
    """A schema, a YAML file or a formula is wrong."""


class ProfileError(AstgenError):
    """A profile, a lowering, a form or an operator that was asked for is not there."""

    exit_code = 2


class LoweringError(AstgenError):
    """An operator cannot be lowered; the driver adds operator, lowering and profile as a note."""


class PrintError(AstgenError):
    """A tree holds a node that the printer does not know."""

    exit_code = 4


class PluginError(AstgenError):
    """A plug-in cannot be imported, or takes a name that is taken; names the distribution."""


class OutputError(AstgenError):
    """The place to write to cannot be written."""


class ErrorList(AstgenError):
    """Several errors of one run, in the order in which they were found."""

    def __init__(self, errors: Sequence[AstgenError]) -> None:
        first = errors[0]
        super().__init__(first.message, first.origin, first.notes, first.code)
        self.exit_code = first.exit_code
        self._errors = tuple(single for error in errors for single in error.errors)

    @property
    def errors(self) -> tuple[AstgenError, ...]:
        return self._errors

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self._errors)


def as_notes(notes: Iterable[Note | str]) -> tuple[Note, ...]:
    """The notes, those that are only text without a place."""
    return tuple([Note(note) if isinstance(note, str) else note for note in notes])


def raise_collected(errors: Sequence[AstgenError]) -> None:
    """Raise what was collected: nothing for none, the error itself for one, an `ErrorList` for more."""
    if len(errors) == 1:
        raise errors[0]
    if errors:
        raise ErrorList(errors)


def did_you_mean(word: str, words: Iterable[str]) -> tuple[str, ...]:
    """The note "did you mean ...?" for the word nearest to ``word``, or no note."""
    import difflib

    close = difflib.get_close_matches(word, list(words), n=1, cutoff=0.6)
    return (f"did you mean {close[0]!r}?",) if close else ()


def _line(origin: Origin | None, severity: str, message: str) -> str:
    place = f"{origin}: " if origin else ""
    return f"{place}{severity}: {message}"
