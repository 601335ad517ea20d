"""Files that are old or new, never half written."""

from __future__ import annotations

import contextlib
import os
from typing import BinaryIO


def replace_file(path: str, content: bytes) -> bool:
    """Give a file this content in one step, and make its folders; whether anything changed.

    A file whose bytes are the same is not touched.  Raises `OSError` where the place cannot be written; the file is
    then what it was.
    """
    with contextlib.suppress(FileNotFoundError, NotADirectoryError), open(path, "rb") as file:
        if file.read() == content:
            return False
    folder, name = os.path.split(path)
    # the name may be as long as a name can be
    temporary = os.path.join(folder, f".{name[:60]}.{os.getpid()}-{os.urandom(4).hex()}.tmp")
    try:
        with _created(temporary) as file:
            file.write(content)
        os.replace(temporary, path)
    except BaseException as error:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        if isinstance(error, OSError):  # nobody asked for the temporary file
            error.filename, error.filename2 = path, None
        raise
    return True


def _created(path: str) -> BinaryIO:
    """A new file that is open for writing, in a folder that is made where it is missing."""
    try:
        return open(path, "xb")
    except FileNotFoundError:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return open(path, "xb")
