"""The types of the schema language, as they were written.

A type knows how it was spelled, alias annotations included: ``str(type)`` is the written form.
Types are values: immutable, and equal ones are one object.
"""

from __future__ import annotations

from astgen.record import interned

WILDCARD = "*"
"""In an `AliasSet`: every set, as in ``Tensor(a -> *)``."""

# fmt: off
BASE_TYPES = (
    "Tensor", "int", "SymInt", "float", "bool", "str", "Scalar", "complex", "ScalarType", "Layout", "Device",
    "DeviceIndex", "MemoryFormat", "Generator", "SymBool", "Dimname", "QScheme", "Quantizer", "ConstQuantizerPtr",
    "Storage", "Stream", "Capsule", "Any", "AnyEnumType", "AnyClassType", "None", "NoneType",
)
# fmt: on
"""The words that are types; other words that begin with a small letter are type variables."""
CPP_TYPES = ("DimVector",)
"""Words that are types of what kernels hand to each other, and of no schema."""


@interned
class AliasSet:
    """An alias annotation: ``(a)``, ``(a!)``, ``(a|b)``, ``(a! -> *)``, or a bare ``!``.

    ``before`` names the sets that the value is in before the call, ``after`` those after it where
    they were written (`None`: no change), ``write`` says whether the value is written to.
    """

    before: tuple[str, ...]
    after: tuple[str, ...] | None = None
    write: bool = False

    @property
    def anonymous(self) -> bool:
        """Whether it is the bare ``!``: written to, and in a set of its own that has no name."""
        return not self.before

    def __str__(self) -> str:
        mark = "!" if self.write else ""
        if self.anonymous:
            return mark
        change = "" if self.after is None else f" -> {'|'.join(self.after)}"
        return f"({'|'.join(self.before)}{mark}{change})"


class SchemaType:
    """A type of an argument or a return."""

    __slots__ = ()


@interned
class BaseType(SchemaType):
    """A type that is one word: ``Tensor``, ``SymInt``, ``str``, or a type variable such as ``t``."""

    name: str
    alias: AliasSet | None = None

    @property
    def is_variable(self) -> bool:
        """Whether the word is a type variable, which stands for any type."""
        return self.name not in BASE_TYPES

    def __str__(self) -> str:
        return f"{self.name}{_written(self.alias)}"


@interned
class OptionalType(SchemaType):
    """``T?``: a value or None. It takes no annotation of its own."""

    elem: SchemaType

    def __str__(self) -> str:
        return f"{self.elem}?"


@interned
class ListType(SchemaType):
    """``T[]``, or ``T[2]``: a list that a single value also stands for. ``alias`` is the list's own annotation."""

    elem: SchemaType
    size: int | None = None
    alias: AliasSet | None = None

    def __str__(self) -> str:
        size = "" if self.size is None else self.size
        return f"{self.elem}[{size}]{_written(self.alias)}"


@interned
class TupleType(SchemaType):
    """``(T, U)``."""

    elems: tuple[SchemaType, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.elems))})"


@interned
class DictType(SchemaType):
    """``Dict(K, V)``."""

    key: SchemaType
    value: SchemaType
    alias: AliasSet | None = None

    def __str__(self) -> str:
        return f"Dict({self.key}, {self.value}){_written(self.alias)}"


@interned
class UnionType(SchemaType):
    """``Union(T, U)``."""

    elems: tuple[SchemaType, ...]
    alias: AliasSet | None = None

    def __str__(self) -> str:
        return f"Union({', '.join(map(str, self.elems))}){_written(self.alias)}"


@interned
class WrapperType(SchemaType):
    """``Future(T)``, ``Await(T)`` or ``RRef(T)``: a value that is there later, or elsewhere."""

    name: str
    elem: SchemaType

    def __str__(self) -> str:
        return f"{self.name}({self.elem})"


@interned
class ClassType(SchemaType):
    """A class registered with the runtime, by its full name: ``__torch__.torch.classes.space.Name``."""

    name: str

    def __str__(self) -> str:
        return self.name


def outermost_alias(type_: SchemaType) -> AliasSet | None:
    """The alias annotation of a value of this type: that of the list before that of its elements.

    What is inside tuples, dictionaries and wrappers says nothing about the value itself.
    """
    while isinstance(type_, (ListType, OptionalType)):
        if isinstance(type_, ListType) and type_.alias is not None:
            return type_.alias
        type_ = type_.elem
    return type_.alias if isinstance(type_, (BaseType, DictType, UnionType)) else None


def _written(alias: AliasSet | None) -> str:
    return "" if alias is None else str(alias)
