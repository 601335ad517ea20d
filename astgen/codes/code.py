"""What a rule of the input is: one row of the tables that raise errors and that document them."""

from __future__ import annotations

from collections.abc import Iterable

from astgen.errors import ERROR, WARNING, Diagnostic, Note, SchemaError, as_notes
from astgen.origin import Origin
from astgen.record import record

SCHEMAS, DERIVATIVES, TAGS = "schemas", "derivatives", "tags"
"""The kinds of files."""


@record
class Code:
    """A rule by name: why it is there, a file that breaks it, and one that does not.

    ``kind`` is the kind of both files, ``severity`` whether breaking the rule is an error or to be warned of.
    ``old`` is the earlier state for a rule about changes, where ``bad`` and ``good`` are later ones; ``backend`` is
    the file of a backend that has kernels for them.
    """

    name: str
    about: str
    bad: str
    good: str
    kind: str = SCHEMAS
    severity: str = ERROR
    old: str = ""
    backend: str = ""

    def error(self, message: str, origin: Origin | None = None, notes: Iterable[Note | str] = ()) -> SchemaError:
        """The error to raise where the rule is broken."""
        return SchemaError(message, origin, notes, self.name)

    def found(self, message: str, origin: Origin | None = None, notes: Iterable[Note | str] = ()) -> Diagnostic:
        """The diagnostic to collect where the rule is broken."""
        return Diagnostic(self.severity, message, origin, as_notes(notes), self.name)

    @property
    def is_warning(self) -> bool:
        return self.severity == WARNING
