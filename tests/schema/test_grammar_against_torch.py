"""The schema language against the parser of the installed torch: what torch takes is taken, and means the same."""

from __future__ import annotations

import importlib.resources

import pytest
import yaml

from astgen.errors import SchemaError
from astgen.schema.grammar import parse_schema

torch = pytest.importorskip("torch", reason="needs an installed torch to compare with")

pytestmark = pytest.mark.torch

TYPES = [
    "Tensor", "int", "SymInt", "float", "bool", "str", "Scalar", "complex", "ScalarType", "Layout", "Device",
    "DeviceIndex", "MemoryFormat", "Generator", "SymBool", "QScheme", "Quantizer", "ConstQuantizerPtr", "Storage",
    "Stream", "Capsule", "Any", "AnyEnumType", "AnyClassType", "None", "NoneType", "t", "t1", "tVal", "elem", "double",
    "my.type",
]  # fmt: skip

ARGUMENTS = [
    "Tensor! p", "Tensor !p", "Tensor!? p", "Tensor![] p", "Tensor[]! p", "int! p", "Dict(str, Tensor)! p",
    "Tensor(a) p", "Tensor(a!) p", "Tensor(a|b) p", "Tensor(b|a!) p", "Tensor(a|a) p", "Tensor(*) p", "Tensor(*!) p",
    "Tensor(a|*) p", "Tensor(a -> *) p", "Tensor(* -> a|b) p", "Tensor(a! -> b|c) p", "Tensor(a->a) p",
    "Tensor(dq7!) p", "Tensor(a ! -> b )p", "Tensor(a!)? p", "Tensor(a!)[] p", "Tensor[](b!) p", "Tensor(a!)[](b) p",
    "Tensor(a!)[]? p", "Tensor(a!)[2] p", "Tensor(a!)[2](b)? p", "Tensor[2]! p", "Tensor?[] p", "Tensor?? p",
    "Tensor[][3] p", "Tensor [ 3 ] ? p", "Tensor[\n]p", "(Tensor, int) p", "(Tensor(a!), int[]) p", "(Tensor) p",
    "() p", "(int, t)[2] p", "Dict(str, Tensor)(a!) p", "Dict(int, (str, float)[])[]? p", "Future(t) p",
    "Await(int[]) p", "RRef(Tensor(a!))[] p", "Union(int, str) p", "Union(Tensor, int[])(a)[] p", "Union(int, None) p",
    "__torch__.torch.classes.quantized.LinearPackedParamsBase p",
    "__torch__ . torch.classes.quantized.LinearPackedParamsBase[]? p", "*, Tensor p", "int p, *", "*", "*, *, int p",
    "int p, *, int q, *, int r", "...", "int p, ...", "*, int p, ...", "int p, # first, (second)\n int q", "int\\\np",
    "int\r\np", "int\x0bp,\x0cint q", "\tint  p\t,int q ", "int lambda",
]  # fmt: skip

DEFAULTS = [
    "int p=1", "int p = - 1", "int p=007", "int p=9223372036854775807", "int p=-9223372036854775808", "int p=1.5",
    "int p=1E3", "int p=0x1F", "float p=0x1F", "float p=0x1.8p2", "float p=0X.8", "float p=1", "float p=1.",
    "float p=.5", "float p=-1e-5", "float p=2.e+3", "float p=99999999999999999999999", "float? p=1", "complex p=1j",
    "complex p=-2.5j", "Scalar p=1", "Scalar p=1e2j", "bool p=True", "bool? p=None", "int p=None", "int p=Mean",
    "int p=long", "MemoryFormat p=contiguous_format", "MemoryFormat? p=contiguous_format", "Layout p=strided",
    "ScalarType p=float", "ScalarType? p=bfloat16", "ScalarType p=int64", "ScalarType? p=complex", "Device p='cuda:1'",
    'Device? p="cpu"', "Generator? p=None", "Tensor p=None", "Tensor? p=None", "int[] p=[]", "int[] p=[1,2]",
    "int[] p=[ 1 , -2 ]", "int[2] p=1", "int[2] p=[1]", "int[2]? p=1", "int[]? p=None", "int[] p=[Mean]", "SymInt p=1",
    "SymInt[2] p=1", "SymInt[] p=[1]", "bool[3] p=[True,False,True]", "bool[2] p=True", "float[] p=[1, 2.5]",
    "float[3] p=1", "complex[] p=[1j]", "str p='it is \"it\"'", 'str p="it\'s"', 'str p="a, b) -> (c"', "str p='#'",
    'str p=""', r'str p="\n\t\a\b\f\v\\\"\'"', r"str p='\101\000'", "str p='''two\nlines'''",
    'str p="""say "so" now"""', "str p='a\\\nb'", "str? p=None", "Any? p=None", "t? p=None", "(int, int)? p=None",
    "Stream? p=None", "int p=\r5", "int p=1,*,int q", "int p # why\n = # because\n 1",
]  # fmt: skip

RETURNS = [
    "()", "( )", "Tensor", "(Tensor)", "Tensor out", "(Tensor a, Tensor)", "((Tensor, int))", "((Tensor, int) pair)",
    "((Tensor, int), str)", "...", "(...)", "(Tensor, ...)", "None", "Tensor!", "Tensor(a!)[]", "int[2] sizes", "t[]",
    "Dict(str, int)", "\\\nTensor", "(\nTensor,\n# last\nint\n)", "Tensor # done", "Tensor\n\n",
]  # fmt: skip

SCHEMAS = [
    *(f"f({word} p) -> ()" for word in TYPES),
    *(f"f({argument}) -> ()" for argument in ARGUMENTS + DEFAULTS),
    *(f"f(Tensor q) -> {returned}" for returned in RETURNS),
    "f(Tensor q)->Tensor",
    " f (Tensor q) -> ()",
    "\n\nlib :: f . g (Tensor q) -> ()",
    "lib: :f.g(Tensor q) -> ()",
    "lib::f_._g(Tensor q) -> ()",
    "# about it\nf(Tensor q) -> ()",
    "f\\\n(Tensor q) -> ()",
    "max\\\n.g(Tensor q) -> ()",
]

# torch reads these as something else than what stands there (a list of size 0, ...): an error here.
MISREAD = ["f(int[2.5] p) -> ()", "f(int[0x3] p) -> ()", "f(int[99999999999] p) -> ()", "f(Tensor(*|) p) -> ()"]

REFUSED = [
    "f(Tensorx p) -> ()", "f(Optional[int] p) -> ()", "f(List[int] p) -> ()", "f(Dict[str, int] p) -> ()",
    "f(int p,) -> ()", "f(Tensor p) -> (Tensor,)", "f((Tensor,) p) -> ()", "f(Tensor?(a!) p) -> ()",
    "f(Tensor?! p) -> ()", "f(Tensor(a)(b) p) -> ()", "f(Tensor(a!|b) p) -> ()", "f(Tensor() p) -> ()",
    "f(Tensor(a -> b!) p) -> ()", "f(Future(t)(a) p) -> ()", "f((Tensor, int)(a) p) -> ()", "f(int[2][3] p) -> ()",
    "f(int[3][] p) -> ()", "f((int[3], int) p) -> ()", "f(..., int p) -> ()", "f(**) -> ()", "f(* *) -> ()",
    "f(int p int q) -> ()", "f(int) -> ()", "f(int p=1=2) -> ()", "f(int p=+1) -> ()", "f(int p=1_000) -> ()",
    "f(int[] p=[1,]) -> ()", "f(int[] p=[[1]]) -> ()", "f(str p='a\nb') -> ()", r"f(str p='\q') -> ()",
    r"f(str p='\1') -> ()", "f(str p='a' 'b') -> ()", "f(int p) - > ()", "f(int p)", "f", "f() -> () x",
    "f() -> int a, int b", "a::b::f(int p) -> ()", "f.a.b(int p) -> ()", "f.2(int p) -> ()", "f-g(int p) -> ()",
    "f(int p) -> ();",
]  # fmt: skip


def assert_means_the_same(text: str) -> None:
    expected = torch._C.parse_schema(text)
    read = torch._C.parse_schema(str(parse_schema(text)))
    assert read == expected
    assert str(read) == str(expected)


@pytest.mark.parametrize("text", SCHEMAS)
def test_own_schemas_mean_the_same(text: str) -> None:
    assert_means_the_same(text)


@pytest.mark.parametrize("text", REFUSED)
def test_what_both_refuse(text: str) -> None:
    with pytest.raises(RuntimeError):
        torch._C.parse_schema(text)
    with pytest.raises(SchemaError):
        parse_schema(text)


@pytest.mark.parametrize("text", MISREAD)
def test_what_torch_misreads_is_refused(text: str) -> None:
    torch._C.parse_schema(text)
    with pytest.raises(SchemaError):
        parse_schema(text)


def test_registered_schemas_are_printed_as_torch_prints_them() -> None:
    texts = [str(schema) for schema in torch._C._jit_get_all_schemas()]
    assert len(texts) > 4000
    assert [str(parse_schema(text)) for text in texts] == texts


def native_functions() -> list[str]:
    file = importlib.resources.files("torchgen").joinpath("packaged/ATen/native/native_functions.yaml")
    return [entry["func"] for entry in yaml.load(file.read_text("utf-8"), yaml.CSafeLoader)]


def test_native_functions_are_printed_as_written() -> None:
    texts = native_functions()
    assert len(texts) > 2500
    assert [str(parse_schema(text)) for text in texts] == texts


def test_native_functions_mean_the_same() -> None:
    for text in native_functions():
        assert_means_the_same(text)


def test_canonical_form_survives_torch() -> None:
    """torch prints a schema in another spelling: names as numbers, lists of equal items as one."""
    for text in native_functions():
        if "DeviceIndex" not in text:  # which torch prints as int
            printed = str(torch._C.parse_schema(text))
            assert parse_schema(printed).canonical() == parse_schema(text).canonical()
