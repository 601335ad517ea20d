"""Function schemas: the arguments and returns of an operator, as they were written."""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias

from astgen.record import record
from astgen.schema.names import OperatorName
from astgen.schema.types import AliasSet, SchemaType, outermost_alias


@record
class Symbol:
    """A default that is a name: ``Mean``, ``contiguous_format``, ``strided``."""

    name: str


Constant: TypeAlias = bool | int | float | complex | str | Symbol | None
DefaultValue: TypeAlias = Constant | tuple[Constant, ...]


@record
class Default:
    """A default: ``text`` as it was written, ``value`` as the text alone says (``1`` is an int for a float, too)."""

    text: str
    value: DefaultValue

    def __str__(self) -> str:
        return self.text


@record
class Argument:
    """An argument: ``int dim=-1``.

    ``alias`` is the annotation to act upon, the outermost one of the type; ``is_write`` whether the operator
    writes to what is passed; ``is_symint`` whether there are symbolic integers in its type.
    """

    type: SchemaType
    name: str
    default: Default | None = None
    alias: AliasSet | None = field(init=False, repr=False, compare=False)
    is_write: bool = field(init=False, repr=False, compare=False)

    is_symint: bool = field(init=False, repr=False, compare=False)
    _text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _derive_alias(self)
        # Operators share most of their arguments: what is asked of each argument of each operator is told once.
        default = "" if self.default is None else f"={self.default}"
        kind = str(self.type)
        object.__setattr__(self, "is_symint", "SymInt" in kind)
        object.__setattr__(self, "_text", f"{kind} {self.name}{default}")

    def __str__(self) -> str:
        return self._text


@record
class Return:
    """A return, whose name is empty where none was written: ``Tensor(a!)``, ``Tensor values``.

    ``alias`` is the annotation to act upon, the outermost one of the type; ``is_write`` whether it is something
    that the operator has written to.
    """

    type: SchemaType
    name: str = ""
    alias: AliasSet | None = field(init=False, repr=False, compare=False)
    is_write: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _derive_alias(self)

    def __str__(self) -> str:
        return f"{self.type} {self.name}" if self.name else str(self.type)


def _derive_alias(value: Argument | Return) -> None:
    """Tell alias and is_write from the type, once: they are asked for over and over."""
    alias = outermost_alias(value.type)
    object.__setattr__(value, "alias", alias)
    object.__setattr__(value, "is_write", alias is not None and alias.write)


@record
class FunctionSchema:
    """``add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)``.

    ``keyword_only`` holds all that stands after ``*``, out arguments included. ``vararg`` and
    ``varret`` say that any number of arguments or returns may follow (``...``).
    ``str(schema)`` is the written form with blanks in one style.
    """

    name: OperatorName
    positional: tuple[Argument, ...]
    keyword_only: tuple[Argument, ...]
    returns: tuple[Return, ...]
    vararg: bool = False
    varret: bool = False
    arguments: tuple[Argument, ...] = field(init=False, repr=False, compare=False)
    """All arguments in the order of the schema."""
    _text: str = field(init=False, repr=False, compare=False, default="")

    def __post_init__(self) -> None:
        object.__setattr__(self, "arguments", self.positional + self.keyword_only)

    def read_from(self, text: str) -> FunctionSchema:
        """The schema itself, which was read from its written form: that need not be put together again."""
        object.__setattr__(self, "_text", text)
        return self

    def canonical(self) -> str:
        """A text that is the same for two schemas that mean the same; `parse_schema` takes it."""
        # Here, not above: the canonical form is built on this module.
        from astgen.schema.canonical import canonical

        return str(canonical(self))

    def __str__(self) -> str:
        return self._text or self._written()

    def _written(self) -> str:
        arguments = [str(argument) for argument in self.positional]
        if self.keyword_only:
            arguments.append("*")
            arguments += [str(argument) for argument in self.keyword_only]
        if self.vararg:
            arguments.append("...")
        return f"{self.name}({', '.join(arguments)}) -> {self._returns()}"

    def _returns(self) -> str:
        returns = [str(single) for single in self.returns]
        if self.varret:
            returns.append("...")
        text = ", ".join(returns)
        # A single return goes without parentheses, unless its own would be taken for them.
        return text if len(returns) == 1 and not text.startswith("(") else f"({text})"
