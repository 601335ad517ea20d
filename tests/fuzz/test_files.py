"""Random files made of the words of the languages: entries, schemas, keys, formulas, and YAML around them."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from astgen.profiles.names import NEWEST
from astgen.profiles.registry import get_profile
from astgen.schema.attributes import READERS
from astgen.schema.load import load_operators
from astgen.schema.types import BASE_TYPES
from astgen.schema.yaml_syntax import read_source
from fuzz.target import try_text

few = settings(max_examples=150, deadline=None)

words = st.sampled_from(
    [
        "self",
        "other",
        "out",
        "x",
        "dim",
        "f",
        "f_",
        "__iand__",
        "f_out",
        "int",
        "class",
        "NAN",
        "from",
        "grad",
        "_",
        "a1",
        "é",
        "",
    ]
)
base = st.sampled_from([*BASE_TYPES, "Tensr", "t", "__torch__.torch.classes.a.B"])
alias = st.sampled_from(["", "", "", "(a)", "(a!)", "(b!)", "(a -> *)", "(a|b)", "!", "("])
suffix = st.sampled_from(["", "", "", "?", "[]", "[2]", "[]?", "?[]", "[2]?", "[0]", "[99999999999]", "["])
defaults = st.sampled_from(
    [
        "",
        "",
        "",
        "=0",
        "=None",
        "=True",
        "=[]",
        "=[1,2]",
        "=Mean",
        "=Sum",
        "='x'",
        '="y"',
        "=1e400",
        "=-1",
        "=1j",
        "=long",
        "=strided",
        "=contiguous_format",
        "=9223372036854775808",
        "=",
        "=abc",
        "=[None]",
    ]
)
argument = st.builds(lambda t, a, s, n, d: f"{t}{a}{s} {n}{d}", base, alias, suffix, words, defaults)
plausible = st.sampled_from(
    [
        "Tensor self",
        "Tensor(a!) self",
        "Tensor other",
        "*",
        "Scalar alpha=1",
        "Tensor(a!) out",
        "Tensor(b!) values",
        "...",
        "ScalarType? dtype=None",
        "Layout? layout=None",
        "Device? device=None",
        "bool? pin_memory=None",
        "int[2] stride=1",
    ]
)
arguments = st.lists(plausible | argument, max_size=6).map(", ".join)
returned = st.builds(lambda t, a, s, n: f"{t}{a}{s} {n}".rstrip(), base, alias, suffix, st.just("") | words)
returns = returned | st.lists(returned, max_size=3).map(lambda items: f"({', '.join(items)})")
overload = st.sampled_from(["", "", ".out", ".a", ".a_out", ".Tensor", "."])
names = st.builds(
    lambda space, word, over: f"{space}{word}{over}", st.sampled_from(["", "", "my::", "::"]), words, overload
)
schemas = st.builds(lambda n, a, r: f"{n}({a}) -> {r}", names, arguments, returns)

texts = st.sampled_from(
    [
        "function",
        "method",
        "function, method",
        "True",
        "CPU",
        "f.out",
        "f",
        "f.a_out, f",
        "self -> int dim",
        "core",
        "out",
        "NoCheck",
        "",
        "é",
        "::",
        "a -> b",
        "Generic",
    ]
)
values = st.recursive(
    texts | st.booleans() | st.none() | st.integers(-3, 3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=4,
)
dispatch = st.dictionaries(st.sampled_from(["CPU", "CUDA", "CPU, CUDA", "CUDDA", "Meta", "MPS"]), texts, max_size=2)
keys = st.dictionaries(st.sampled_from([*READERS, "nope"]), values, max_size=3)
entries = st.builds(
    lambda s, k, d: {"func": s, **k, **d}, schemas, keys, st.just({}) | dispatch.map(lambda d: {"dispatch": d})
)


@few
@given(st.lists(entries, min_size=1, max_size=5))
def test_schema_files(found: list[dict[str, object]]) -> None:
    try_text(json.dumps(found, ensure_ascii=False))


GOOD = [
    "f(Tensor self, Tensor other) -> Tensor",
    "f_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    "f.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    "f.a(Tensor self, int dim=0) -> (Tensor x, Tensor y)",
    "f.b(Tensor[] self, Scalar? s=None, SymInt[2] k=1) -> Tensor[]",
    "my::g(Tensor(a) self) -> Tensor(a)",
]


@few
@given(st.lists(st.tuples(st.sampled_from(GOOD), keys), min_size=1, max_size=6))
def test_good_schemas_with_any_keys(found: list[tuple[str, dict[str, object]]]) -> None:
    try_text(json.dumps([{"func": schema, **more} for schema, more in found], ensure_ascii=False))


formula = st.recursive(
    st.sampled_from(
        [
            "grad",
            "self",
            "other",
            "result",
            "x",
            "grads[0]",
            "grads[1]",
            "grads[i]",
            "self_p",
            "self_t",
            "1",
            "nope",
            "at::zeros({})",
            "auto_linear",
            "auto_element_wise",
            "non_differentiable",
            '"s"',
            "self.sizes()",
            "grad_input_mask[0]",
            "(",
            ")",
            "a b",
            "original_self_t",
        ]
    ),
    lambda inner: (
        st.builds(
            lambda a, o, b: f"{a} {o} {b}", inner, st.sampled_from(["*", "+", "-", "?", ":", ",", "<<", "."]), inner
        )
        | inner.map(lambda a: f"({a})")
        | inner.map(lambda a: f"-{a}")
        | inner.map(lambda a: f"f({a})")
        | inner.map(lambda a: f"[&]() {{ return {a}; }}()")
    ),
    max_leaves=4,
)
targets = st.sampled_from(
    ["self", "other", "self, other", "result", "x", "x, y", "dim", "s", "out", "nope", "self, self", ""]
)
of_formulas = st.dictionaries(targets, formula, max_size=3)
derivatives = st.builds(
    lambda name, plain, more: {"name": name, **plain, **more},
    st.sampled_from(GOOD) | schemas,
    of_formulas,
    st.just({})
    | st.fixed_dictionaries({"output_differentiability": st.lists(values, max_size=3)})
    | st.fixed_dictionaries(
        {"dispatch": st.dictionaries(st.sampled_from(["Default", "AutogradCUDA", "No"]), of_formulas, max_size=2)}
    ),
)
OPERATORS = load_operators(
    read_source("good.yaml", json.dumps([{"func": schema, "dispatch": {"CPU": "k"}} for schema in GOOD])),
    rules=get_profile(NEWEST).rules,
    errors=[],
)


@few
@given(st.lists(derivatives, min_size=1, max_size=3))
def test_files_of_derivatives(found: list[dict[str, object]]) -> None:
    try_text(json.dumps(found, ensure_ascii=False), OPERATORS)


@few
@given(st.lists(st.fixed_dictionaries({"tag": values, "desc": values}) | values, max_size=3))
def test_files_of_tags(found: list[object]) -> None:
    try_text(json.dumps([{"tag": "first", "desc": "so that it is a file of tags"}, *found], ensure_ascii=False))


pieces = st.sampled_from(
    [
        "- ",
        "func",
        ": ",
        "f(Tensor self) -> Tensor",
        "\n",
        "\n  ",
        "\n    ",
        "'",
        '"',
        "|",
        ">-",
        "&a ",
        "*a",
        "<<: ",
        "{",
        "}",
        "[",
        "]",
        ",",
        "#",
        "!x ",
        "---",
        "? ",
        "\t",
        "\r\n",
        "variants",
        "method",
        "dispatch",
        "CPU",
        "k",
        "tag",
        "name",
        "self",
        "grad",
        "\x00",
        "\ud800",
        "☃",
    ]
)


@few
@given(st.lists(pieces, max_size=30).map("".join))
def test_any_text(text: str) -> None:
    try_text(text)


@few
@given(st.binary(max_size=60))
def test_any_bytes(raw: bytes) -> None:
    try_text(raw)
