"""Properties of the grammar: what is printed is read back, and no text brings another error than `SchemaError`."""

from __future__ import annotations

import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st

from astgen.errors import SchemaError
from astgen.schema.function import Argument, Constant, Default, FunctionSchema, Return, Symbol
from astgen.schema.grammar import Reader, parse_name, parse_schema, parse_type
from astgen.schema.known import known_schema
from astgen.schema.names import OperatorName
from astgen.schema.types import (
    BASE_TYPES,
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

quick = settings(max_examples=80, deadline=None)

identifiers = st.sampled_from(
    ["x", "y", "self", "a1", "_b", "__c__", "Tensor", "int", "j", "e5", "x1e5", "None", "for", "_"]
)
set_names = st.lists(st.sampled_from(["a", "b", "dq0", "A", "_", "*"]), min_size=1, max_size=3).map(tuple)
optional_aliases = st.one_of(
    st.none(),
    st.just(AliasSet((), write=True)),
    st.builds(AliasSet, set_names, st.none() | set_names, st.booleans()),
)


def _nested(inner: st.SearchStrategy[SchemaType]) -> st.SearchStrategy[SchemaType]:
    elems = st.lists(inner, max_size=3).map(tuple)
    return st.one_of(
        st.builds(OptionalType, inner),
        st.builds(ListType, inner, st.none(), optional_aliases),
        st.builds(TupleType, elems),
        st.builds(DictType, inner, inner, optional_aliases),
        st.builds(UnionType, elems.filter(bool), optional_aliases),
        st.builds(WrapperType, st.sampled_from(["Future", "Await", "RRef"]), inner),
    )


base_types = st.builds(BaseType, st.sampled_from([*BASE_TYPES, "t", "t1", "tensor"]), optional_aliases)
classes = st.just(ClassType("__torch__.torch.classes.lib.Thing"))
inner_types: st.SearchStrategy[SchemaType] = st.recursive(base_types | classes, _nested, max_leaves=5)
sized = st.builds(ListType, inner_types, st.integers(0, 2**31 - 1), optional_aliases)
types = inner_types | sized | sized.map(OptionalType)

ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n"}


def _literal(value: str) -> str:
    return '"' + "".join(ESCAPES.get(character, character) for character in value) + '"'


constants: st.SearchStrategy[tuple[str, Constant]] = st.one_of(
    st.sampled_from([None, True, False]).map(lambda value: (str(value), value)),
    st.integers(-(2**63), 2**63 - 1).map(lambda value: (str(value), value)),
    st.floats(allow_nan=False, allow_infinity=False).map(lambda value: (repr(value), value)),
    st.floats(1e-3, 1e3).map(lambda value: (f"{value!r}j", complex(0, value))),
    st.text(max_size=5).map(lambda value: (_literal(value), value)),
    st.sampled_from(["Mean", "strided", "kept_long"]).map(lambda word: (word, Symbol(word))),
)


def _list_default(items: list[tuple[str, Constant]], separator: str) -> Default:
    return Default(f"[{separator.join(text for text, _ in items)}]", tuple(value for _, value in items))


defaults = st.one_of(
    st.none(),
    constants.map(lambda constant: Default(*constant)),
    st.builds(_list_default, st.lists(constants, max_size=1), st.just(", ")),
    st.builds(_list_default, st.lists(constants, min_size=2, max_size=3), st.sampled_from([",", ", "])),
)
names = st.builds(OperatorName, st.none() | identifiers, identifiers, st.just("") | identifiers)
arguments = st.lists(st.builds(Argument, types, identifiers, defaults), max_size=3).map(tuple)
returns = st.lists(st.builds(Return, types, st.just("") | identifiers), max_size=3).map(tuple)
schemas = st.builds(FunctionSchema, names, arguments, arguments, returns, st.booleans(), st.booleans())

texts = schemas.map(str)
odd_characters = st.sampled_from("()[]?!*,=|.:-#\\\n\t\r \"'1é\0\ud800")
odd_words = st.sampled_from(
    ["...", "->", "::", "1e5", "0x", "1j", "Tensor", "t", "Dict(", "Union(", "__torch__", "'''"]
)
odd_pieces = odd_characters | odd_words


@quick
@given(schemas)
def test_what_is_printed_is_read_back(schema: FunctionSchema) -> None:
    text = str(schema)
    assert parse_schema(text) == schema
    assert str(parse_schema(text)) == text


@quick
@given(types)
def test_types_are_read_back(type_: SchemaType) -> None:
    assert parse_type(str(type_)) == type_


@quick
@given(names)
def test_names_are_read_back(name: OperatorName) -> None:
    assert parse_name(str(name)) == name
    assert name.inplace == (name.base != name.name) or name.dunder


@quick
@given(schemas)
def test_canonical_form_of_the_canonical_form_is_itself(schema: FunctionSchema) -> None:
    canonical = schema.canonical()
    assert parse_schema(canonical).canonical() == canonical


@quick
@given(schemas, st.permutations(["a", "b", "dq0", "A", "_"]))
def test_canonical_form_does_not_depend_on_the_names_of_alias_sets(schema: FunctionSchema, order: list[str]) -> None:
    renamed = dict(zip(["a", "b", "dq0", "A", "_"], order, strict=True))
    assert _with_renamed_aliases(schema, renamed).canonical() == schema.canonical()


def _with_renamed_aliases(schema: FunctionSchema, renamed: dict[str, str]) -> FunctionSchema:
    def rename(alias: AliasSet | None) -> AliasSet | None:
        if alias is None or alias.anonymous:
            return alias
        before = tuple(renamed.get(name, name) for name in reversed(alias.before))
        after = alias.after and tuple(renamed.get(name, name) for name in alias.after)
        return AliasSet(before, after, alias.write)

    def change(type_: SchemaType) -> SchemaType:
        match type_:
            case BaseType(name, alias):
                return BaseType(name, rename(alias))
            case OptionalType(elem):
                return OptionalType(change(elem))
            case ListType(elem, size, alias):
                return ListType(change(elem), size, rename(alias))
            case TupleType(elems):
                return TupleType(tuple(map(change, elems)))
            case DictType(key, value, alias):
                return DictType(change(key), change(value), rename(alias))
            case UnionType(elems, alias):
                return UnionType(tuple(map(change, elems)), rename(alias))
            case WrapperType(name, elem):
                return WrapperType(name, change(elem))
        return type_

    return FunctionSchema(
        schema.name,
        tuple(Argument(change(a.type), a.name, a.default) for a in schema.positional),
        tuple(Argument(change(a.type), a.name, a.default) for a in schema.keyword_only),
        tuple(Return(change(r.type), r.name) for r in schema.returns),
        schema.vararg,
        schema.varret,
    )


@quick
@given(st.text())
def test_any_text_is_a_schema_or_an_error(text: str) -> None:
    with contextlib.suppress(SchemaError):
        parse_schema(text)


@quick
@given(st.lists(odd_pieces).map("".join))
def test_any_tokens_are_a_schema_or_an_error(text: str) -> None:
    for parse in (parse_schema, parse_type, parse_name):
        with contextlib.suppress(SchemaError):
            parse(text)
    with contextlib.suppress(SchemaError):
        parse_schema(f"f({text}")


@quick
@given(texts, st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3), odd_pieces | st.just("")), min_size=1, max_size=3))
def test_a_changed_schema_is_stable_or_an_error(text: str, changes: list[tuple[float, int, str]]) -> None:
    for place, removed, inserted in changes:
        at = int(place * len(text))
        text = text[:at] + inserted + text[at + removed :]
    with contextlib.suppress(SchemaError):
        schema = parse_schema(text)
        assert parse_schema(str(schema)) == schema


known_pieces = st.sampled_from(
    ["f", "(", ")", " -> ", ", ", "*", "Tensor", "Tensor(a!)", "int[]", " ", "x", "=", "0", "[1, 2]", "[1,2]", "None"]
)


@settings(max_examples=500, deadline=None)
@given(st.lists(known_pieces).map("".join), st.sampled_from(["", ") -> Tensor", ") -> (Tensor, Tensor(a!))"]))
def test_what_is_known_is_what_is_read(text: str, end: str) -> None:
    parse_schema("f(Tensor x, Tensor(a!) x=None, int[] x=[1,2], int[] x=[1, 2], int x=0) -> (Tensor, Tensor(a!))")
    parse_schema("f(Tensor x) -> Tensor")
    text = f"f({text}{end}"
    known = known_schema(text)
    if known is not None:
        read = Reader(text).schema()
        assert known == read
        assert str(known) == str(read)


@quick
@given(schemas, st.lists(st.sampled_from(["", " ", "\t", "\n", "\r\n", " # x, y)\n", "\\\n"]), min_size=5, max_size=5))
def test_blanks_do_not_matter(schema: FunctionSchema, blanks: list[str]) -> None:
    # A type and a name need one blank between them, the other places none.
    pieces = [f"{argument.type}{blanks[0]} {blanks[1]}{argument.name}" for argument in schema.positional]
    returns = ", ".join(map(str, schema.returns))
    text = f"{blanks[2]}f{blanks[3]}({f'{blanks[4]},'.join(pieces)}){blanks[2]}->{blanks[3]}({returns}){blanks[4]}"
    read = parse_schema(text)
    assert read.returns == schema.returns
    assert [argument.type for argument in read.positional] == [argument.type for argument in schema.positional]
