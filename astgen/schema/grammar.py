"""The grammar of the schema language: text to `FunctionSchema`.

    schema    = name "(" [argument {"," argument}] ")" "->" returns
    name      = [identifier "::"] identifier ["." identifier]
    argument  = type identifier ["=" default] | "*" | "..."
    returns   = return | "..." | "(" [return {"," return}] ")"
    return    = type [identifier]
    type      = inner ["[" size "]" [alias] ["?"]]
    inner     = atom {"?" | "[" "]" [alias]}
    atom      = identifier {"." identifier} [alias]
              | "(" [inner {"," inner}] ")"
              | "Dict" "(" inner "," inner ")" [alias]
              | "Union" "(" inner {"," inner} ")" [alias]
              | ("Future" | "Await" | "RRef") "(" inner ")"
    alias     = "!" | "(" sets ["!"] ["->" sets] ")"
    sets      = (identifier | "*") {"|" (identifier | "*")}
    default   = constant | "[" [constant {"," constant}] "]"
    constant  = ["-"] number | string | identifier

It takes what the runtime's parser takes, and is about form only: whether names are free and
defaults fit their types is not asked here.
"""

from __future__ import annotations

import re

from astgen.codes.schemas import BAD_NAME, SCHEMA_LIMIT, UNKNOWN_TYPE
from astgen.errors import did_you_mean
from astgen.record import record
from astgen.schema.defaults import DefaultScanner
from astgen.schema.function import Argument, FunctionSchema, Return
from astgen.schema.known import (
    NAME,
    SIMPLE_ARGUMENT,
    known_argument,
    known_schema,
    remembered_argument,
    remembered_returns,
)
from astgen.schema.names import OperatorName
from astgen.schema.scanner import BLANK, Locate, shown
from astgen.schema.types import (
    BASE_TYPES,
    CPP_TYPES,
    WILDCARD,
    AliasSet,
    BaseType,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    SchemaType,
    TupleType,
    UnionType,
    WrapperType,
)

_NAME_PART = re.compile(r"[^\s:.(\\#]+")
_OVERLOAD_PART = re.compile(r"[^\s(\\#]+")
_NO_SIZE = re.compile(rf"\[{BLANK}\]", re.ASCII)
_SIZE = re.compile(r"\d+", re.ASCII)

_WRAPPERS = ("Future", "Await", "RRef")
_CLASS_ROOT = "__torch__"
_TYPE_WORDS = (*BASE_TYPES, *_WRAPPERS, "Dict", "Union")
_HINTS = {
    "Optional": "an optional type is written 'T?'",
    "List": "a list type is written 'T[]'",
    "Tuple": "a tuple type is written '(T, U)'",
    _CLASS_ROOT: f"a class is written '{_CLASS_ROOT}.torch.classes.NAMESPACE.CLASS'",
}

MAX_CONSTRUCTORS = 50
"""How many lists, optionals, tuples and so on make one type: Python's stack is finite, and printing recurs, too."""
MAX_SIZE = 2**31 - 1
"""The largest size of a list; the runtime keeps it in 32 bits."""


@record
class ArgumentOffsets:
    """Where the parts of an argument begin in the text of its schema; ``default`` is None where there is none."""

    type: int
    name: int
    default: int | None


def parse_schema(text: str, locate: Locate | None = None) -> FunctionSchema:
    """The schema that the text says.

    ``locate`` gives the place of an offset in the text (default: line and column in the text).
    Raises `SchemaError`, and nothing else, for a text that is no schema.
    """
    return known_schema(text) or Reader(text, locate).schema()


def parse_type(text: str, locate: Locate | None = None) -> SchemaType:
    """The type that the text says, as it may stand in an argument. Raises `SchemaError`."""
    parser = Reader(text, locate)
    type_ = parser.type()
    parser.expect_end("type")
    return type_


def parse_name(text: str, locate: Locate | None = None) -> OperatorName:
    """The operator name that the text says. Raises `SchemaError`."""
    parser = Reader(text, locate)
    name = parser.name()
    parser.expect_end("name")
    return name


def parse_arguments(text: str, locate: Locate | None = None) -> tuple[Argument, ...]:
    """The arguments of a kernel that the text says, of types that only C++ has, too. Raises `SchemaError`."""
    parser = Reader(text, locate)
    parser.words = (*BASE_TYPES, *CPP_TYPES)
    arguments = parser.arguments()
    parser.expect_end("arguments")
    return arguments


def argument_offsets(text: str) -> tuple[ArgumentOffsets, ...]:
    """Where the arguments stand in the text of a schema, in the order of the schema. Raises `SchemaError`."""
    parser = Reader(text)
    offsets: list[ArgumentOffsets] = []
    parser.offsets = offsets
    parser.schema()
    return tuple(offsets)


class Reader(DefaultScanner):
    """Recursive descent: a method for each rule, at the position of the scanner."""

    __slots__ = ("_constructors", "offsets", "words")

    def __init__(self, text: str, locate: Locate | None = None) -> None:
        super().__init__(text, locate)
        self._constructors = 0
        self.offsets: list[ArgumentOffsets] | None = None
        self.words: tuple[str, ...] = BASE_TYPES

    # -- the schema ----------------------------------------------------------------------------

    def schema(self) -> FunctionSchema:
        name = self.name()
        self.expect("(", "after the name of the operator")
        positional: list[Argument] = []
        keyword_only: list[Argument] = []
        vararg = self._arguments(positional, keyword_only)
        self.expect("->", "and the returns after the arguments")
        self.skip_blank()
        start = self.pos
        read = self._returns()
        self.expect_end("schema")
        returns, varret = remembered_returns(self.text[start:], read)
        return FunctionSchema(name, tuple(positional), tuple(keyword_only), returns, vararg, varret)

    def expect_end(self, what: str) -> None:
        if not self.at_end():
            self.fail_here(f"expected the end of the {what}")

    def name(self) -> OperatorName:
        match = NAME.match(self.text)
        if match is not None:
            self.pos = match.end()
            return OperatorName(match[1], match[2], match[3] or "")
        namespace, name = None, self._name_part(_NAME_PART, "name of the operator")
        if self.accept(":"):
            self.expect(":", "as the second of '::'")
            namespace, name = name, self._name_part(_NAME_PART, "name of the operator after '::'")
        overload = self._name_part(_OVERLOAD_PART, "name of the overload after '.'") if self.accept(".") else ""
        return OperatorName(namespace, name, overload)

    def _name_part(self, pattern: re.Pattern[str], what: str) -> str:
        """One identifier of a name; what is none is reported as a whole, as the user sees it."""
        start = self.skip_blank()
        word = self.accept_match(pattern)
        if not word:
            self.fail_here(f"expected the {what}")
        if not (word.isascii() and word.isidentifier()):
            self.fail(f"expected the {what}, of letters, digits and '_', got {shown(word)}", start, code=BAD_NAME)
        return word

    # -- arguments and returns -----------------------------------------------------------------

    def _arguments(self, positional: list[Argument], keyword_only: list[Argument]) -> bool:
        """Read up to the closing parenthesis; whether there is a ``...``."""
        if self.accept(")"):
            return False
        arguments = positional
        while True:
            if self.accept("*"):
                arguments = keyword_only
                what = "'*'"
            elif self.accept("..."):
                self.expect(")", "after '...', which is the last")
                return True
            else:
                argument = self._argument()
                arguments.append(argument)
                what = "the default" if argument.default else "the argument"
            if self.accept(")"):
                return False
            if not self.accept(","):
                self.fail_here(f"expected ')' or ',' after {what}")

    def arguments(self) -> tuple[Argument, ...]:
        """Arguments and nothing else; none is remembered, for a schema might not take its type."""
        arguments = [self._read_argument()]
        while self.accept(","):
            arguments.append(self._read_argument())
        return tuple(arguments)

    def _argument(self) -> Argument:
        """One argument of a schema, known or to be remembered."""
        match = SIMPLE_ARGUMENT.match(self.text, self.pos)
        if match is None or self.offsets is not None:
            return self._read_argument()
        argument = known_argument(match.group())
        if argument is not None:
            self.pos = match.end()
            return argument
        argument = self._read_argument()
        return remembered_argument(match, argument) if self.pos == match.end() else argument

    def _read_argument(self) -> Argument:
        start = self.skip_blank()
        type_ = self.type()
        name_start = self.skip_blank()
        name = self.accept_identifier()
        if not name:
            notes = ("an alias annotation stands before '?'",) if isinstance(type_, OptionalType) else ()
            self.fail_here(f"expected the name of the argument after its type {shown(str(type_))}", notes)
        default = None
        default_start = None
        if self.accept("="):
            default_start = self.skip_blank()
            default = self.default()
        if self.offsets is not None:
            self.offsets.append(ArgumentOffsets(start, name_start, default_start))
        return Argument(type_, name, default)

    def _returns(self) -> tuple[tuple[Return, ...], bool]:
        """The returns, and whether there is a ``...``."""
        if self.accept("..."):
            return (), True
        if not self.accept("("):
            return (self._return(),), False
        returns: list[Return] = []
        if self.accept(")"):
            return (), False
        while True:
            if self.accept("..."):
                self.expect(")", "after '...', which is the last")
                return tuple(returns), True
            returns.append(self._return())
            if self.accept(")"):
                return tuple(returns), False
            if not self.accept(","):
                self.fail_here("expected ')' or ',' after the return")

    def _return(self) -> Return:
        return Return(self.type(), self.accept_identifier())

    # -- types ---------------------------------------------------------------------------------

    def type(self) -> SchemaType:
        """A type as it may stand in an argument: only there may the outermost list have a size."""
        self._constructors = 0
        type_ = self._inner_type()
        if self.accept("["):
            type_ = ListType(type_, self._size(), self._alias())
            if self.accept("?"):
                type_ = OptionalType(type_)
        return type_

    def _size(self) -> int:
        start = self.skip_blank()
        digits = self.accept_match(_SIZE)
        if not digits:
            self.fail_here("expected the size of the list or ']' after '['")
        # A long number is not converted at all: the time for it grows with the square of its length.
        if len(digits) > len(str(MAX_SIZE)) or int(digits) > MAX_SIZE:
            self.fail(f"the size of a list is at most {MAX_SIZE}, got {shown(digits)}", start, code=SCHEMA_LIMIT)
        self.expect("]", "after the size of the list")
        return int(digits)

    def _inner_type(self) -> SchemaType:
        type_ = self._atom()
        while True:
            start = self.skip_blank()
            if self.accept("?"):
                self._count_constructor(start)
                type_ = OptionalType(type_)
            elif self.accept_match(_NO_SIZE):
                self._count_constructor(start)
                type_ = ListType(type_, None, self._alias())
            else:
                return type_

    def _atom(self) -> SchemaType:
        start = self.skip_blank()
        if self.accept("("):
            self._count_constructor(start)
            return TupleType(self._elems("tuple") if not self.accept(")") else ())
        word = self.expect_identifier("a type")
        if word in self.words and not self.text.startswith(".", self.skip_blank()):
            return BaseType(word, self._alias())
        if word == "Dict" or word == "Union" or word in _WRAPPERS:
            self._count_constructor(start)
            self.expect("(", f"after {word!r}")
            return self._applied(word)
        while self.accept("."):
            word += "." + self.expect_identifier("a name after '.' in the type")
        if word.startswith(f"{_CLASS_ROOT}."):
            return ClassType(word)
        if word[0].islower():
            return BaseType(word, self._alias())
        notes = (_HINTS[word],) if word in _HINTS else did_you_mean(word[:40], _TYPE_WORDS)
        self.fail(f"unknown type {shown(word)}", start, notes, UNKNOWN_TYPE)

    def _applied(self, word: str) -> SchemaType:
        """What stands in the parentheses of Dict, Union and the wrappers, the opening one read."""
        if word == "Union":
            return UnionType(self._elems(word), self._alias())
        first = self._inner_type()
        if word == "Dict":
            self.expect(",", "after the type of the keys")
            value = self._inner_type()
            self.expect(")", "after the type of the values")
            return DictType(first, value, self._alias())
        self.expect(")", f"after the type in {word!r}")
        return WrapperType(word, first)

    def _elems(self, what: str) -> tuple[SchemaType, ...]:
        elems = [self._inner_type()]
        while not self.accept(")"):
            if not self.accept(","):
                self.fail_here(f"expected ')' or ',' after a type of the {what}")
            elems.append(self._inner_type())
        return tuple(elems)

    def _count_constructor(self, offset: int) -> None:
        self._constructors += 1
        if self._constructors > MAX_CONSTRUCTORS:
            message = f"the type is made of more than {MAX_CONSTRUCTORS} lists, optionals, tuples and the like"
            self.fail(message, offset, code=SCHEMA_LIMIT)

    # -- alias annotations -----------------------------------------------------------------------

    def _alias(self) -> AliasSet | None:
        if self.accept("!"):
            return AliasSet((), write=True)
        if not self.accept("("):
            return None
        before = self._alias_names()
        write = self.accept("!")
        after = self._alias_names() if self.accept("->") else None
        self.expect(")", "after the alias annotation")
        return AliasSet(before, after, write)

    def _alias_names(self) -> tuple[str, ...]:
        names = [self._alias_name()]
        while self.accept("|"):
            names.append(self._alias_name())
        return tuple(names)

    def _alias_name(self) -> str:
        return WILDCARD if self.accept(WILDCARD) else self.expect_identifier("the name of an alias set or '*'")
