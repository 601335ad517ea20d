"""Each form of the schema language: what is read, and that it is printed as it was written."""

from __future__ import annotations

import copy
import pickle

import pytest

from astgen.record import replace
from astgen.schema.function import Argument, Default, DefaultValue, FunctionSchema, Return, Symbol
from astgen.schema.grammar import ArgumentOffsets, argument_offsets, parse_name, parse_schema, parse_type
from astgen.schema.names import OperatorName
from astgen.schema.types import (
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
    outermost_alias,
)

TENSOR = BaseType("Tensor")
INT = BaseType("int")
WRITTEN = BaseType("Tensor", AliasSet(("a",), write=True))


def default_of(text: str) -> Default:
    default = parse_schema(f"f(int x={text}) -> ()").positional[0].default
    assert default is not None
    return default


def test_schema_in_parts() -> None:
    schema = parse_schema("mylib::blend_.out(Tensor a, int? k=None, *, float w=0.5, Tensor(a!) out) -> Tensor(a!)")
    assert schema == FunctionSchema(
        OperatorName("mylib", "blend_", "out"),
        positional=(Argument(TENSOR, "a"), Argument(OptionalType(INT), "k", Default("None", None))),
        keyword_only=(Argument(BaseType("float"), "w", Default("0.5", 0.5)), Argument(WRITTEN, "out")),
        returns=(Return(WRITTEN),),
    )
    assert schema.arguments == schema.positional + schema.keyword_only


@pytest.mark.parametrize(
    "text",
    [
        "f() -> ()",
        "f(...) -> ...",
        "f(*, Tensor x, ...) -> (Tensor, ...)",
        "f(Tensor x) -> ((Tensor, int))",
        "f(Tensor x) -> ((Tensor, int) pair)",
        "f(Tensor x) -> Tensor y",
        "f(Tensor x) -> (Tensor values, Tensor indices)",
        "f(Tensor! x) -> Tensor!",
        "f(Tensor(a!)[](b!) xs, Tensor(c|d -> *)? y) -> (Tensor(c)[2], Tensor(d))",
        """f(int[2] stride=[1,1], int[2] pad=[0, 0], str mode="it's") -> ()""",
        "f(Dict(str, Tensor(a!)[])(b) x, Union(int, str)! y, Future(t) z) -> t",
        "f(__torch__.torch.classes.mylib.Packed[]? w) -> __torch__.torch.classes.mylib.Packed",
        "f(float eps=1e-05, complex c=-2.5j, int m=-1, Scalar s=1., int h=0x1F) -> NoneType",
    ],
)
def test_prints_what_was_written(text: str) -> None:
    assert str(parse_schema(text)) == text


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("f( Tensor  x ,int y = 1,*,int z=- 2 )->( Tensor )", "f(Tensor x, int y=1, *, int z=-2) -> Tensor"),
        ("  ns :: f . over (Tensor x) -> ()\n", "ns::f.over(Tensor x) -> ()"),
        ("f(Tensor x, # the input\n int y\n) -> ()  # done", "f(Tensor x, int y) -> ()"),
        ("f(Tensor x)\n  -> \\\n Tensor", "f(Tensor x) -> Tensor"),
        ("f(Tensor(a|b!->*)?x, Tensor [ ] ?y) -> ()", "f(Tensor(a|b! -> *)? x, Tensor[]? y) -> ()"),
        ("f(int[ 3 ] x=[ 1 ,2,\t3 ], int[]y=[ ]) -> ()", "f(int[3] x=[1, 2, 3], int[] y=[]) -> ()"),
        ("f(Tensor x, *) -> (...)", "f(Tensor x) -> ..."),
        ("f(*, int x, *, int y) -> None", "f(*, int x, int y) -> None"),
        ("f(Dict ( str,int ) x, ( int,int )[] y) -> ()", "f(Dict(str, int) x, (int, int)[] y) -> ()"),
    ],
)
def test_blanks_are_printed_in_one_style(text: str, printed: str) -> None:
    schema = parse_schema(text)
    assert str(schema) == printed
    assert parse_schema(printed) == schema


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("Tensor", TENSOR),
        ("t1", BaseType("t1")),
        ("Tensor(a!)", WRITTEN),
        ("Tensor!", BaseType("Tensor", AliasSet((), write=True))),
        ("int?", OptionalType(INT)),
        ("int?[]", ListType(OptionalType(INT))),
        ("int[4]?", OptionalType(ListType(INT, 4))),
        ("Tensor(a!)[]?", OptionalType(ListType(WRITTEN))),
        ("Tensor[](a!)", ListType(TENSOR, None, AliasSet(("a",), write=True))),
        ("int[2](a -> b|*)", ListType(INT, 2, AliasSet(("a",), ("b", "*")))),
        ("()", TupleType(())),
        ("(int, Tensor[])", TupleType((INT, ListType(TENSOR)))),
        ("Dict(str, int)(a)", DictType(BaseType("str"), INT, AliasSet(("a",)))),
        ("Union(int, str?)", UnionType((INT, OptionalType(BaseType("str"))))),
        ("RRef(Await(int))", WrapperType("RRef", WrapperType("Await", INT))),
        ("__torch__.torch.classes.lib.Thing", ClassType("__torch__.torch.classes.lib.Thing")),
    ],
)
def test_types(text: str, type_: SchemaType) -> None:
    assert parse_type(text) == type_
    assert str(type_) == text


@pytest.mark.parametrize(
    "word", ["Dimname", "QScheme", "ConstQuantizerPtr", "DeviceIndex", "Storage", "Stream", "SymBool", "Any"]
)
def test_words_that_are_types(word: str) -> None:
    type_ = parse_type(word)
    assert type_ == BaseType(word)
    assert isinstance(type_, BaseType)
    assert not type_.is_variable


def test_other_words_in_small_letters_are_type_variables() -> None:
    type_ = parse_type("elem")
    assert isinstance(type_, BaseType)
    assert type_.is_variable


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("None", None),
        ("True", True),
        ("-3", -3),
        ("007", 7),
        ("0x1F", 31),
        ("9223372036854775807", 2**63 - 1),
        ("-9223372036854775808", -(2**63)),
        ("9223372036854775808", 2.0**63),
        ("1.", 1.0),
        (".5", 0.5),
        ("-1e-3", -0.001),
        ("1E3", 1000.0),
        ("0x1.8p1", 3.0),
        ("2.5j", 2.5j),
        ("Mean", Symbol("Mean")),
        ("channels_last", Symbol("channels_last")),
        ('"a, b) -> c"', "a, b) -> c"),
        ("'it is \"it\"'", 'it is "it"'),
        (r'"tab\t quote\" octal\101 end\\"', 'tab\t quote" octalA end\\'),
        ("'''two\nlines, isn't it'''", "two\nlines, isn't it"),
        ('""', ""),
        ('""""""', ""),
        ("[]", ()),
        ("[1,2]", (1, 2)),
        ("[True, None, -1.5, 'a', Sum]", (True, None, -1.5, "a", Symbol("Sum"))),
    ],
)
def test_defaults(text: str, value: DefaultValue) -> None:
    default = default_of(text)
    assert default == Default(text, value)
    assert type(default.value) is type(value)


def test_a_whole_number_of_thousands_of_digits() -> None:
    assert default_of("0" * 5000 + "12").value == 12
    assert default_of("1" * 300).value == float("1" * 300)


@pytest.mark.parametrize(
    ("text", "base", "inplace", "dunder", "unambiguous"),
    [
        ("add.Tensor", "add", False, False, "add_Tensor"),
        ("add_.Tensor", "add", True, False, "add__Tensor"),
        ("__and__", "and", False, True, "__and__"),
        ("__iand__.Scalar", "and", True, True, "__iand___Scalar"),
        ("__invert__", "invert", False, True, "__invert__"),
        ("__is__", "is", False, True, "__is__"),
        ("_foreach_add_", "_foreach_add", True, False, "_foreach_add_"),
        ("my_norm_functional", "my_norm_functional", False, False, "my_norm_functional"),
        ("_", "_", False, False, "_"),
        ("____", "___", True, False, "____"),
    ],
)
def test_names(text: str, base: str, inplace: bool, dunder: bool, unambiguous: str) -> None:
    name = parse_name(text)
    assert (name.base, name.inplace, name.dunder, name.unambiguous) == (base, inplace, dunder, unambiguous)
    assert name.namespace is None
    assert str(name) == text
    assert str(parse_name(f"lib::{text}")) == f"lib::{text}"


def test_names_alone_may_have_blanks() -> None:
    assert parse_name(" lib :: f . g ") == OperatorName("lib", "f", "g")


def test_alias_to_act_upon_is_the_outermost() -> None:
    schema = parse_schema("f(Tensor(a!)[](b) x, Tensor(c!)?[] y, (Tensor(d!), int) z, Dict(str, t)! w) -> Tensor(c!)?")
    x, y, z, w = schema.positional
    assert x.alias == AliasSet(("b",))
    assert not x.is_write
    assert y.alias == AliasSet(("c",), write=True)
    assert y.is_write
    assert z.alias is None
    assert not z.is_write
    assert w.alias is not None
    assert w.alias.anonymous
    assert w.is_write
    assert schema.returns[0].is_write
    assert outermost_alias(schema.returns[0].type) == y.alias


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("f(Tensor(q!) x,Tensor! y)->Tensor(q!)", "f(Tensor(a!) x, Tensor(b!) y) -> Tensor(a!)"),
        ("f(Tensor(y|x) p, Tensor(x) q) -> ()", "f(Tensor(a|b) p, Tensor(b) q) -> ()"),
        ("f(Tensor(x|y) p, Tensor(x) q) -> ()", "f(Tensor(a|b) p, Tensor(b) q) -> ()"),
        ("f(Tensor(*|b -> b|*) x, Tensor(b -> *)[] y) -> ()", "f(Tensor(a|*) x, Tensor(a -> *)[] y) -> ()"),
        ("f(Tensor?? x, None y) -> ()", "f(Tensor? x, NoneType y) -> ()"),
        ("f(float x=1, float? y=1e1, Scalar z=1) -> ()", "f(float x=1.0, float? y=10.0, Scalar z=1) -> ()"),
        ("f(int[2] x=[ 1,1 ], int[2] y=0, int[] z=[1,1]) -> ()", "f(int[2] x=1, int[2] y=0, int[] z=[1, 1]) -> ()"),
        ("f(int r=Mean, int s=Sum) -> ()", "f(int r=1, int s=Sum) -> ()"),
        ("f(MemoryFormat? m=contiguous_format) -> ()", "f(MemoryFormat? m=0) -> ()"),
        ("f(str x='a\"\\102', complex c=1j) -> ()", 'f(str x="a\\"B", complex c=1.0j) -> ()'),
        ("f(str x='''\n\x01''') -> ()", 'f(str x="\\n\\001") -> ()'),
        ("f((None, Future(Union(t(b), u)(c))) y) -> ()", "f((NoneType, Future(Union(t(a), u)(b))) y) -> ()"),
    ],
)
def test_canonical(text: str, canonical: str) -> None:
    assert parse_schema(text).canonical() == canonical
    assert parse_schema(canonical).canonical() == canonical


def test_canonical_names_of_many_alias_sets() -> None:
    arguments = ", ".join(f"Tensor! x{number}" for number in range(28))
    canonical = parse_schema(f"f({arguments}) -> ()").canonical()
    assert "Tensor(z!) x25, Tensor(aa!) x26, Tensor(ab!) x27" in canonical


def test_schemas_are_values() -> None:
    text = "f(Tensor(a!)[] x, *, int[2] y=[1, 2]) -> (Tensor, ...)"
    schema = parse_schema(text)
    assert schema == parse_schema(text.replace("x, ", "x ,"))
    assert hash(schema) == hash(parse_schema(text))
    assert pickle.loads(pickle.dumps(schema)) == schema
    assert copy.deepcopy(schema) == schema
    with pytest.raises(AttributeError):
        schema.varargs = True  # type: ignore[attr-defined]


def test_equal_types_are_one_object() -> None:
    types = [
        argument.type for argument in parse_schema("f(Tensor(a!)[]? x, (int, Dict(str, RRef(t))) y) -> ()").arguments
    ]
    again = [
        argument.type for argument in parse_schema("g(Tensor(a!)[]? z, (int, Dict(str, RRef(t))) y) -> ()").arguments
    ]
    for one, other in zip(types, again, strict=True):
        assert one is other
        assert pickle.loads(pickle.dumps(one)) is one
        assert copy.deepcopy(one) is one
    assert ListType(BaseType("int"), 2) is ListType(elem=BaseType(name="int"), size=2, alias=None)
    assert ListType(BaseType("int"), 2) is not ListType(BaseType("int"), 3)
    assert BaseType("int") != OptionalType(BaseType("int"))
    assert replace(ListType(BaseType("int"), 2), size=None) is ListType(BaseType("int"))


def test_equal_arguments_are_one_object() -> None:
    one = parse_schema("f(Tensor self, int[2] stride=[1, 1]) -> Tensor")
    other = parse_schema("g(int x, int[2] stride=[1, 1]) -> Tensor")
    assert one.positional[1] is other.positional[1]
    assert one.returns is other.returns


def test_where_arguments_stand() -> None:
    text = "f(Tensor(a!) self, *, int[2]  stride = [1, 1]) -> ()"
    assert argument_offsets(text) == (ArgumentOffsets(2, 13, None), ArgumentOffsets(22, 30, 39))
    parse_schema(text)
    assert len(argument_offsets(text)) == 2
