"""Defaults of schema arguments in C++."""

from __future__ import annotations

import pytest
from support.own import NEW, OLD, operator

from astgen import SignatureGroup, get_profile, render
from astgen.errors import LoweringError

OPTIONS = "ScalarType{q} dtype{d}, Layout{q} layout{l}, Device{q} device{v}, bool{q} pin_memory{p}"


def default(kind: str, written: str, profile: str = NEW, *, symint: bool = False) -> str:
    """The default of an argument, in the regular C++ signature or in the one with symbolic integers."""
    found = operator(f"my::f({kind} x={written}, {'SymInt' if symint else 'int'} n=0) -> Tensor", profile=profile)
    group = SignatureGroup(found, get_profile(profile))
    signature = group.symint if symint else group.regular
    assert signature is not None
    expr = signature.bindings[0].default
    assert expr is not None
    return render(expr)


@pytest.mark.parametrize(
    ("kind", "written", "old", "new"),
    [
        ("bool", "True", "true", "true"),
        ("bool", "False", "false", "false"),
        ("int", "1", "1", "1"),
        ("int", "-100", "-100", "-100"),
        ("int", "0x10", "0x10", "0x10"),
        ("float", "1e-05", "1e-05", "1e-05"),
        ("float", "0.50", "0.50", "0.50"),
        ("float", "-.5", "-.5", "-.5"),
        ("float", "1", "1", "1"),
        ("Scalar", "1", "1", "1"),
        ("int", "Mean", "at::Reduction::Mean", "at::Reduction::Mean"),
        ("MemoryFormat", "contiguous_format", "MemoryFormat::Contiguous", "c10::MemoryFormat::Contiguous"),
        ("ScalarType", "long", "at::kLong", "at::kLong"),
        ("ScalarType", "float", "at::kFloat", "at::kFloat"),
        ("Layout", "strided", "at::kStrided", "at::kStrided"),
        ("Tensor?", "None", "{}", "{}"),
        ("int?", "None", "c10::nullopt", "::std::nullopt"),
        ("Generator?", "None", "c10::nullopt", "::std::nullopt"),
        ("int[]?", "None", "c10::nullopt", "::std::nullopt"),
        ("Tensor?[]", "[]", "{}", "{}"),
        ("int?", "5", "5", "5"),
        ("MemoryFormat?", "contiguous_format", "MemoryFormat::Contiguous", "c10::MemoryFormat::Contiguous"),
        ("int[]", "[]", "{}", "{}"),
        ("int[2]", "[0,1]", "{0, 1}", "{0, 1}"),
        ("int[2]", "[0, 1]", "{0, 1}", "{0, 1}"),
        ("int[]", "[-2,-1]", "{-2, -1}", "{-2, -1}"),
        ("int[1]", "-1", "-1", "-1"),
        ("int[2]", "1", "1", "1"),
        ("float[]", "[1.0, 2.5e-3]", "{1.0, 0.0025}", "{1.0, 0.0025}"),
        ("bool[3]", "[True,False,True]", "{true, false, true}", "{true, false, true}"),
        ("str", '"mean"', '"mean"', '"mean"'),
        ("str", "'mean'", '"mean"', '"mean"'),
        ("str", "'it\\'s'", '"it\'s"', '"it\'s"'),
        ("str", "'say \"x\"'", '"say \\"x\\""', '"say \\"x\\""'),
        ("str", "'a\\nb'", '"a\\nb"', '"a\\nb"'),
        ("str", "''", '""', '""'),
        ("str?", "None", "c10::nullopt", "::std::nullopt"),
    ],
)
def test_defaults(kind: str, written: str, old: str, new: str) -> None:
    assert default(kind, written, OLD) == old
    assert default(kind, written, NEW) == new


@pytest.mark.parametrize(
    ("kind", "written", "spelled"),
    [
        ("int", "010", "10"),  # octal in C++
        ("int", "-08", "-8"),  # no number in C++
        ("float", "007", "7"),
        ("float", "100000000000000000000", "1e+20"),  # no integer that large
        ("float", "9223372036854775808", "9.223372036854776e+18"),
    ],
)
def test_numbers_that_cpp_would_read_otherwise(kind: str, written: str, spelled: str) -> None:
    assert default(kind, written) == spelled


@pytest.mark.parametrize(
    ("kind", "written", "plain", "symint"),
    [
        ("SymInt", "1", "1", "1"),
        ("SymInt?", "None", "::std::nullopt", "::std::nullopt"),
        ("SymInt[2]", "1", "1", "c10::SymInt(1)"),
        ("SymInt[2]?", "1", "1", "c10::SymInt(1)"),
        ("SymInt[1]", "0", "0", "c10::SymInt(0)"),
        ("SymInt[]", "[1,2]", "{1, 2}", "{1, 2}"),
        ("int[2]", "1", "1", "1"),
        ("SymInt[]?", "None", "::std::nullopt", "::std::nullopt"),
    ],
)
def test_defaults_of_symbolic_integers(kind: str, written: str, plain: str, symint: str) -> None:
    assert default(kind, written, symint=True) == symint
    found = operator(f"my::f({kind} x={written}, SymInt n=0) -> Tensor")
    expr = SignatureGroup(found, get_profile(NEW)).regular.bindings[0].default
    assert expr is not None
    assert render(expr) == plain


def test_a_default_without_a_cpp_form() -> None:
    with pytest.raises(LoweringError, match="the default 2j has no C\\+\\+ form"):
        default("Scalar", "2j")


# --- folded options ---


def options_default(*, q: str = "?", d: str = "=None", v: str = "=None", p: str = "=None") -> str | None:
    options = OPTIONS.format(q=q, d=d, l="=None" if q else "", v=v, p=p)
    group = SignatureGroup(operator(f"my::f(int n, *, {options}) -> Tensor"), get_profile(NEW))
    expr = group.regular.bindings[1].default
    return None if expr is None else render(expr)


def test_options_default_to_none_given_where_all_four_do() -> None:
    assert options_default() == "{}"


def test_options_with_the_dtype_long() -> None:
    assert options_default(d="=long") == "at::kLong"


def test_options_without_a_default() -> None:
    assert options_default(p="=False") is None
    assert options_default(d="") is None
    assert options_default(q="", d="", v="", p="") is None
