"""Where a thing came from."""

from __future__ import annotations

from astgen.record import record


@record
class Origin:
    """A place in a source file.

    ``path`` is the file as the user named it, ``line`` and ``column`` count from 1,
    columns in characters (code points) of the physical line, a byte-order mark not counted.
    ``key`` says what stands there: the name of an operator, or a YAML key.
    """

    path: str
    line: int = 1
    column: int = 1
    key: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@record
class Extent:
    """Some lines of a source file: from ``line`` and ``column`` to before the line ``end_line``, all from 1."""

    path: str
    line: int
    column: int
    end_line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@record
class Emitter:
    """The Python line that built a piece of output: file, line (from 1) and function."""

    path: str
    line: int
    function: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


@record
class Provenance:
    """Both origins of a generated declaration: its schema, and the code that emitted it."""

    schema: Origin | None
    emitter: Emitter | None = None
