"""From a file to YAML parser events, and from the parser's complaints to plain words.

PyYAML's binding of libyaml is used where it is installed, else its parser in Python.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, Protocol

from yaml.error import MarkedYAMLError, YAMLError
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner, ScannerError

from astgen.codes.files import UNREADABLE_FILE, YAML_SYNTAX
from astgen.errors import Note, SchemaError, did_you_mean
from astgen.origin import Origin
from astgen.schema.positions import Source


class EventParser(Protocol):
    """What both parsers of PyYAML offer: the next event, or a `yaml.YAMLError`."""

    def get_event(self) -> Any: ...


def open_parser(text: str) -> EventParser:
    """A parser of ``text``, which is handed over piece by piece because the parsers copy what they are given."""
    return PARSER(_Pieces(text))


class _Pieces:
    """A text as a file that the parsers read."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0

    def read(self, size: int = 4096, /) -> str:
        piece = self._text[self._position : self._position + size]
        self._position += len(piece)
        return piece


class PythonParser(Reader, Scanner, Parser):
    """PyYAML's parser in Python, where it differs from libyaml brought into line with it."""

    def __init__(self, stream: _Pieces) -> None:
        Reader.__init__(self, stream)
        Scanner.__init__(self)
        Parser.__init__(self)

    def get_event(self) -> Any:
        try:
            event: Any = super().get_event()  # type: ignore[no-untyped-call]
        except (ValueError, OverflowError):  # from `chr` and `int`, for numbers no YAML has
            raise ScannerError(None, None, "found a number that is too large", self.get_mark()) from None
        if _SURROGATE.search(getattr(event, "value", "")):
            raise ScannerError(None, None, "found invalid Unicode character escape code", event.start_mark)
        return event

    def scan_to_next_token(self) -> None:
        super().scan_to_next_token()
        while self.peek() == "\t" and (self.flow_level or not self.allow_simple_key):
            self.forward()
            super().scan_to_next_token()

    def scan_plain_spaces(self, indent: Any, start_mark: Any) -> list[Any] | None:
        length = 0
        while self.peek(length) in " \t":
            length += 1
        blanks = self.prefix(length)
        if "\t" not in blanks:
            return super().scan_plain_spaces(indent, start_mark)
        self.forward(length)
        return super().scan_plain_spaces(indent, start_mark) if self.peek() in _BREAKS else [blanks]


PARSER: Callable[[_Pieces], EventParser] = PythonParser
with suppress(ImportError):
    from yaml._yaml import CParser

    PARSER = CParser

_SURROGATE = re.compile("[\ud800-\udfff]")
_BREAKS = "\r\n\x85\u2028\u2029"


def read_source(path: str | os.PathLike[str], text: str | bytes | None = None) -> Source:
    """The text of the file at ``path``, or the given text under the name ``path``.

    Raises `SchemaError` for a file that cannot be read, that is not UTF-8, or that has characters
    which YAML does not allow.
    """
    name = os.fspath(path)
    if text is None:
        text = _read_bytes(name)
    if isinstance(text, bytes):
        text = _decode(name, text)
    source = Source(name, text.removeprefix(_BYTE_ORDER_MARK))
    if forbidden := Reader.NON_PRINTABLE.search(source.text):
        message = f"the character U+{ord(forbidden[0]):04X} is not allowed in YAML"
        raise UNREADABLE_FILE.error(message, source.origin(forbidden.start()))
    return source


_BYTE_ORDER_MARK = "\ufeff"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def _read_bytes(name: str) -> bytes:
    try:
        with open(name, "rb") as file:
            return file.read()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        notes = _nearest_file(name) if isinstance(error, FileNotFoundError) else ()
    except ValueError as error:
        reason, notes = str(error), ()
    raise UNREADABLE_FILE.error(f"cannot read the file: {reason}", Origin(name), notes)


def _nearest_file(name: str) -> tuple[str, ...]:
    folder, file_name = os.path.split(name)
    try:
        names = os.listdir(folder or os.curdir)
    except OSError:
        return ()
    return did_you_mean(file_name, names)


def _decode(name: str, raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        good = raw[: error.start].decode().removeprefix(_BYTE_ORDER_MARK)
        notes = ["the file looks like UTF-16; save it as UTF-8"] if raw.startswith(_UTF_16_MARKS) else []
        message = f"the byte 0x{raw[error.start]:02X} is not valid UTF-8"
        raise UNREADABLE_FILE.error(message, Source(name, good).origin(len(good)), notes) from None


@contextmanager
def plain_words(source: Source) -> Iterator[None]:
    """Turn a `yaml.YAMLError` of the block into a `SchemaError` of one plain sentence."""
    try:
        yield
    except YAMLError as error:
        raise _syntax_error(source, error) from None


class _Sentence(NamedTuple):
    """What to say when the parser's context and problem contain these words."""

    context: str
    problem: str
    message: str
    at_context: bool = False  # the parser notices late; the mistake is where the context begins


_TAB = "a tab is not allowed in the indentation; use blanks"
_SENTENCES = (
    _Sentence("quoted scalar", "end of stream", "the closing quote is missing", at_context=True),
    _Sentence("quoted scalar", "document", "the closing quote is missing", at_context=True),
    _Sentence("simple key", "", "expected ':' and a value after this key", at_context=True),
    _Sentence("quoted scalar", "unknown escape", "this escape is unknown; write '\\\\' for a backslash"),
    _Sentence("block mapping", "", "expected the next key of the mapping; check indentation and quotes"),
    _Sentence("block collection", "", "expected '- ' and the next entry of the list; check indentation and quotes"),
    _Sentence("flow sequence", "", "expected ',' or ']'"),
    _Sentence("flow mapping", "", "expected ',' or '}'"),
    _Sentence("alias", "", "expected a name after '*'; quote a value that begins with '*'"),
    _Sentence("anchor", "", "expected a name after '&'; quote a value that begins with '&'"),
    _Sentence("node", "node content", "expected a value"),
    _Sentence("node", "tag handle", "the tag's handle is not declared; quote a value that begins with '!'"),
    _Sentence("", "mapping values", "no ': ' is allowed here; quote a value with one, or see the line before"),
    _Sentence("", "mapping keys", "no '? ' is allowed here; quote a value that begins with it"),
    _Sentence("", "sequence entries", "no '- ' is allowed here; begin the list on a line of its own"),
    _Sentence("block scalar", "comment or line break", "expected a line end after '|' or '>'"),
    _Sentence("block scalar", "expected chomping", "expected a line end after '|' or '>'"),
    _Sentence("", "Unicode character escape", "this escape stands for no character"),
    _Sentence("", "maximum nesting", "nested too deep"),
    _Sentence("", "tab character", _TAB),
)

_NAMES_OF_CONTEXTS = {
    "block mapping": "mapping",
    "block collection": "list",
    "flow sequence": "list",
    "flow mapping": "mapping",
    "node": "value",
    "scalar": "text",
}


def _syntax_error(source: Source, error: YAMLError) -> SchemaError:
    if not isinstance(error, MarkedYAMLError) or error.problem_mark is None:
        return YAML_SYNTAX.error(f"not valid YAML: {' '.join(str(error).split())}", Origin(source.path))
    context, problem, index = error.context or "", error.problem or "", error.problem_mark.index
    begin = index if error.context_mark is None else error.context_mark.index
    if "cannot start any token" in problem:
        return YAML_SYNTAX.error(_bad_first_character(source.text[index]), source.origin(index))
    for sentence in _SENTENCES:
        if sentence.context in context and sentence.problem in problem:
            if sentence.at_context:
                return YAML_SYNTAX.error(sentence.message, source.origin(begin))
            return YAML_SYNTAX.error(
                sentence.message, source.origin(index), _context_note(source, context, begin, index)
            )
    message = f"not valid YAML: {problem}"
    return YAML_SYNTAX.error(message, source.origin(index), _context_note(source, context, begin, index))


def _bad_first_character(character: str) -> str:
    if character == "\t":
        return _TAB
    return f"a value cannot begin with {character!r}; put it in quotes"


def _context_note(source: Source, context: str, begin: int, index: int) -> list[Note]:
    """The note where the thing begins that the parser was reading, unless that is the place of the error."""
    names = [name for words, name in _NAMES_OF_CONTEXTS.items() if words in context]
    if begin == index or not names:
        return []
    return [Note(f"the {names[0]} begins here", source.origin(begin))]
