"""What stands in a golden file: two lines of header, then the code.

The first line has the version of this format, the second the source of the code, its schema: the reason of a change
stands next to it, in the same hunk.
"""

from __future__ import annotations

import re
from hashlib import sha256

from astgen.golden.names import GoldenError
from astgen.origin import Origin
from astgen.record import record

FORMAT = 1
_MARK = "// astgen-golden "


@record
class Content:
    """A golden file read: its ``source`` line, the code, and the number of header lines before it.

    ``unmerged`` says that the file has the conflict markers of a merge, and so no content.
    """

    source: str
    body: str
    header_lines: int
    unmerged: bool = False


def normal(text: str) -> str:
    """Text as goldens hold it: with LF, and a newline at its end."""
    text = text.replace("\r\n", "\n")
    return text if text.endswith("\n") else f"{text}\n"


def header_line(source: str) -> str:
    """The source in one line."""
    return " ".join(source.split())


def written(source: str, body: str) -> bytes:
    """The bytes of a golden file.  Raises `GoldenError` for text that is no Unicode."""
    return encoded(f"{_MARK}{FORMAT}\n// {header_line(source)}".rstrip() + f"\n{body}")


def digest_of(body: str) -> str:
    """The digest of a golden's text.  Raises `GoldenError` for text that is no Unicode."""
    return sha256(encoded(body)).hexdigest()


def encoded(text: str) -> bytes:
    """The bytes of text.  Raises `GoldenError` for text that is no Unicode."""
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise GoldenError(f"a golden holds Unicode text: {error}") from None


def read(data: bytes, path: str) -> Content:
    """What a golden file says; one without a header is code from its first line on.

    Raises `GoldenError` for a file of a later format.
    """
    text = data.decode(errors="replace").replace("\r\n", "\n")
    if is_unmerged(text):
        return Content("", "", 0, unmerged=True)
    first, _, rest = text.partition("\n")
    if not first.startswith(_MARK):
        return Content("", text, 0)
    if first != f"{_MARK}{FORMAT}":
        version = first.removeprefix(_MARK)
        raise GoldenError(f"the golden has format {version}; this astgen knows format {FORMAT}", Origin(path))
    second, _, body = rest.partition("\n")
    return Content(second.removeprefix("//").strip(), body, 2)


def is_golden(data: bytes) -> bool:
    """Whether a file begins as a golden does: other files may lie beside goldens."""
    return data.startswith(_MARK.encode())


def is_unmerged(text: str) -> bool:
    """Whether text has the markers of a merge conflict: a line that begins one, and a later line that ends one."""
    begin = re.search(r"^<{7} ", text, re.MULTILINE)
    return begin is not None and re.compile(r"^>{7} ", re.MULTILINE).search(text, begin.end()) is not None
