"""Names of goldens, and the files that they are kept in: one name, one file.

A name is a key with the profile before it, where there is one: ``new-torch/trace:add.Tensor``.  Its file is
``new-torch/trace/add/Tensor.cpp`` below the folder of goldens; ``golden_path`` has the rule.
"""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256

from astgen.errors import AstgenError
from astgen.keys import KERNEL, Key, parse_key
from astgen.record import record

SUFFIX = ".cpp"
INDEX = "digests.txt"
_DEFAULT = "default"
_LONGEST_PART, _LONGEST_FILE = 100, 200  # bytes


class GoldenError(AstgenError):
    """A golden cannot have this name, or cannot be accepted."""

    exit_code = 2


@record
class Name:
    """The parts of a golden's name: the profile, which may be empty, and the key."""

    profile: str
    key: Key

    def __str__(self) -> str:
        return f"{self.profile}/{self.key}" if self.profile else str(self.key)


@lru_cache(1 << 16)
def parse_name(text: str) -> Name:
    """The parts of a name.  Raises `GoldenError` for text that is none."""
    before, colon, rest = text.partition(":")
    profile, _, lowering = before.rpartition("/")
    try:
        if not text.isprintable() and re.search(_CONTROL, text):
            raise ValueError(f"a key of a region is one line of text, not {text!r}")
        return Name(profile, parse_key(f"{lowering}{colon}{rest}"))
    except ValueError as error:
        raise GoldenError(str(error)) from None


# patterns of what is rare are compiled when it comes: all together they take longer than two hundred goldens
_CONTROL = r"[\0-\x1f\x7f\u2028\u2029\ud800-\udfff]"


def golden_path(name: Name) -> str:
    """The file of a golden, relative to the folder of goldens, with slashes.

    It is ``profile/lowering/operator/overload@dispatch.role.cpp``, without what is empty; a missing overload is
    ``default``, the role ``kernel`` is left out.  Letters, digits and underscores stand for themselves, other
    characters as ``%XX``, and so does the first letter of what Windows keeps for devices and of an overload that is
    itself called ``default``.  What is very long is cut and ends in ``~`` and eight digits of its SHA-256.
    """
    key = name.key
    operator, _, overload = key.operator.partition(".")
    stem = f"%{ord('d'):02X}efault" if overload == _DEFAULT else escaped(overload) or _DEFAULT
    if key.dispatch:
        stem += f"@{escaped(key.dispatch)}"
    if key.role != KERNEL:
        stem += f".{escaped(key.role)}"
    return f"{folder_of(name.profile, key.lowering)}/{escaped(operator)}/{_cut(stem, _LONGEST_FILE)}{SUFFIX}"


@lru_cache(1 << 16)
def path_of(name: str) -> str:
    """`golden_path` of a name that is text.  Raises `GoldenError` for text that is none."""
    return golden_path(parse_name(name))


def index_path(name: Name) -> str:
    """The digest index that a golden without a file of its own has its line in."""
    return f"{folder_of(name.profile, name.key.lowering)}/{INDEX}"


@lru_cache(1 << 10)
def folder_of(profile: str, lowering: str) -> str:
    """The folder of a lowering's goldens, in that of the profile."""
    return "/".join([escaped(part, "+.-") for part in [*profile.split("/"), lowering] if part])


@lru_cache(1 << 14)
def escaped(part: str, kept: str = "") -> str:
    """A part of a name as a part of a path; ``kept`` are more characters that stand for themselves."""
    if not _PLAIN.fullmatch(part):
        stays = re.compile(rf"[A-Za-z0-9_{re.escape(kept)}]")
        part = "".join([c if stays.match(c) else _percent(c) for c in part])
    if _DEVICE.fullmatch(part) or part.startswith("."):
        part = _percent(part[0]) + part[1:]
    return _cut(part, _LONGEST_PART)


_PLAIN = re.compile(r"[A-Za-z0-9_]*")
_DEVICE = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)


def _percent(char: str) -> str:
    return "".join([f"%{byte:02X}" for byte in char.encode()])


def _cut(part: str, longest: int) -> str:
    """A part that is not too long: cut where it is, with a digest of the whole."""
    if len(part) <= longest:
        return part
    return f"{part[: longest - 9]}~{sha256(part.encode()).hexdigest()[:8]}"


def name_at(path: str) -> str:
    """The name of the golden that a file is for; the path itself where it was cut, or is no golden's."""
    parts = path.removesuffix(SUFFIX).split("/")
    if "~" in path or len(parts) < 3 or not path.endswith(SUFFIX):
        return path
    *profile, lowering, operator, stem = parts
    matched = re.fullmatch(_STEM, stem)
    if matched is None:
        return path
    overload, dispatch, role = matched.groups()
    try:
        full = _unescaped(operator) + (f".{_unescaped(overload)}" if overload != _DEFAULT else "")
        key = Key(_unescaped(lowering), full, _unescaped(dispatch or ""), _unescaped(role or KERNEL))
        return str(Name("/".join([_unescaped(part) for part in profile]), key))
    except UnicodeDecodeError:
        return path


_STEM = r"([^@.]+)(?:@([^.]+))?(?:\.(.+))?"


def _unescaped(part: str) -> str:
    return re.sub(r"(?:%[0-9A-F]{2})+", lambda match: bytes.fromhex(match[0].replace("%", "")).decode(), part)
