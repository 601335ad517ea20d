"""The canonical form of a schema: one spelling for all schemas that mean the same."""

from __future__ import annotations

from collections.abc import Callable

from astgen.record import replace
from astgen.schema.function import Argument, Constant, Default, FunctionSchema, Return, Symbol
from astgen.schema.types import (
    WILDCARD,
    AliasSet,
    BaseType,
    DictType,
    ListType,
    OptionalType,
    SchemaType,
    TupleType,
    UnionType,
    WrapperType,
)

_RUNTIME_NUMBERS = {"Mean": 1, "contiguous_format": 0, "strided": 0, "long": 4, "float": 6, "complex": 9}
"""Names that are defaults for the sake of old schemas: the runtime reads and prints them as these numbers."""

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\a": "\\a", "\b": "\\b", "\f": "\\f", "\v": "\\v"}

_Change = Callable[[AliasSet], AliasSet]


def canonical(schema: FunctionSchema) -> FunctionSchema:
    """The schema with canonical alias sets, types and defaults.

    Alias sets are named a, b, ... in the order in which they appear, the anonymous ones too; what
    is the same type or the same default is written in one way.
    """
    found: list[AliasSet] = []

    def note(alias: AliasSet) -> AliasSet:
        found.append(alias)
        return alias

    _change_aliases(schema, note)
    renamed = iter(_renamed(found))
    return _change_aliases(schema, lambda _: next(renamed))


def _change_aliases(schema: FunctionSchema, change: _Change) -> FunctionSchema:
    """The schema in canonical form with ``change`` applied to the annotations in the order of the text."""
    return FunctionSchema(
        schema.name,
        tuple([_argument(argument, change) for argument in schema.positional]),
        tuple([_argument(argument, change) for argument in schema.keyword_only]),
        tuple([Return(_type(single.type, change), single.name) for single in schema.returns]),
        schema.vararg,
        schema.varret,
    )


def _argument(argument: Argument, change: _Change) -> Argument:
    default = argument.default and _default(argument.default, argument.type)
    return Argument(_type(argument.type, change), argument.name, default)


def _type(type_: SchemaType, change: _Change) -> SchemaType:
    match type_:
        case BaseType(name, alias):
            return BaseType("NoneType" if name == "None" else name, alias and change(alias))
        case OptionalType(elem):
            inner = _type(elem, change)
            return inner if isinstance(inner, OptionalType) else OptionalType(inner)
        case ListType(elem, size, alias):
            return ListType(_type(elem, change), size, alias and change(alias))
        case TupleType(elems):
            return TupleType(tuple([_type(elem, change) for elem in elems]))
        case DictType(key, value, alias):
            return DictType(_type(key, change), _type(value, change), alias and change(alias))
        case UnionType(elems, alias):
            return UnionType(tuple([_type(elem, change) for elem in elems]), alias and change(alias))
        case WrapperType(name, elem):
            return WrapperType(name, _type(elem, change))
    return type_


def _renamed(aliases: list[AliasSet]) -> list[AliasSet]:
    """The annotations of one schema with canonical names, the names in one annotation in order."""
    aliases = [
        replace(alias, before=(f"!{index}",)) if alias.anonymous else alias for index, alias in enumerate(aliases)
    ]
    places: dict[str, set[int]] = {}
    for index, alias in enumerate(aliases):
        for name in alias.before:
            places.setdefault(name, set()).add(2 * index)
        for name in alias.after or ():
            places.setdefault(name, set()).add(2 * index + 1)
    places.pop(WILDCARD, None)
    # Two names that first appear together are told apart by where they appear later.
    rank = {name: number for number, name in enumerate(sorted(places, key=lambda name: sorted(places[name])))}

    def names(written: tuple[str, ...]) -> tuple[str, ...]:
        numbers = sorted({rank[name] for name in written if name != WILDCARD})
        # The runtime takes the wildcard behind other names only.
        return (*map(_letters, numbers), *((WILDCARD,) if WILDCARD in written else ()))

    renamed = []
    for alias in aliases:
        before, after = names(alias.before), names(alias.after or alias.before)
        renamed.append(AliasSet(before, None if after == before else after, alias.write))
    return renamed


def _letters(number: int) -> str:
    """a to z, then aa, ab and so on."""
    letters = ""
    number += 1
    while number:
        number, digit = divmod(number - 1, 26)
        letters = chr(ord("a") + digit) + letters
    return letters


def _default(default: Default, type_: SchemaType) -> Default:
    if isinstance(type_, OptionalType):
        return _default(default, type_.elem)
    value = default.value
    if not isinstance(value, tuple):
        return Default(_constant(value, type_), value)
    texts = [_constant(item, type_) for item in value]
    if isinstance(type_, ListType) and len(texts) == type_.size and len(set(texts)) == 1:
        return Default(texts[0], value[0])
    return Default(f"[{', '.join(texts)}]", value)


def _constant(value: Constant, type_: SchemaType) -> str:
    while isinstance(type_, (OptionalType, ListType)):
        type_ = type_.elem
    if isinstance(value, Symbol):
        value = _RUNTIME_NUMBERS.get(value.name, value)
    match value:
        case Symbol(name):
            return name
        case str():
            return f'"{"".join(map(_character, value))}"'
        case complex():
            return f"{value.imag!r}j"
        case None | bool():
            return repr(value)
        case int() | float():
            is_float = isinstance(type_, BaseType) and type_.name == "float"
            return repr(float(value) if is_float else value)


def _character(character: str) -> str:
    if character in _ESCAPES:
        return _ESCAPES[character]
    return f"\\{ord(character):03o}" if character < " " or character == "\x7f" else character
