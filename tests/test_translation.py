"""Arguments of one signature from those of another."""

from __future__ import annotations

import pytest
from support.own import NEW, OLD, operators

from astgen import SignatureGroup, get_profile, render, translate
from astgen.cpp.build import named, ref
from astgen.errors import LoweringError
from astgen.lowerings.calling import in_scope
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator
from astgen.signature import Binding, make_binding

FACTORY = (
    "f(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, "
    "MemoryFormat? memory_format=None) -> Tensor"
)


def group(schema: str, profile: str = NEW, *, method: bool = False) -> SignatureGroup:
    return SignatureGroup(operators(schema, profile=profile)[0], get_profile(profile), method=method)


def texts(bindings: tuple[Binding, ...], goals: tuple[Binding, ...], profile: str = NEW) -> list[str]:
    return [render(expression) for expression in translate(bindings, goals, get_profile(profile))]


def test_what_fits_is_passed_on() -> None:
    found = group("add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)", OLD)
    assert texts(found.regular.bindings, found.dispatcher.bindings, OLD) == ["self", "other", "alpha", "out"]


def test_options_are_scattered() -> None:
    found = group(FACTORY.replace("SymInt", "int"), OLD)
    assert texts(found.regular.bindings, found.dispatcher.bindings, OLD) == [
        "size",
        "optTypeMetaToScalarType(options.dtype_opt())",
        "options.layout_opt()",
        "options.device_opt()",
        "options.pinned_memory_opt()",
        "c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format)",
    ]


def test_options_are_gathered() -> None:
    found = group(FACTORY.replace("SymInt", "int"), OLD)
    assert texts(found.dispatcher.bindings, found.regular.bindings, OLD) == [
        "size",
        "TensorOptions().dtype(dtype).layout(layout).device(device).pinned_memory(pin_memory)",
        "memory_format",
    ]


def test_a_memory_format_without_options_is_passed_on() -> None:
    found = group("clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor", OLD)
    assert texts(found.regular.bindings, found.dispatcher.bindings, OLD) == ["self", "memory_format"]


def test_a_method_passes_itself() -> None:
    found = group("add_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)", OLD, method=True)
    scope = in_scope(found, found.regular, get_profile(OLD))
    assert texts(tuple(scope), found.dispatcher.bindings, OLD) == ["const_cast<Tensor &>(*this)", "other"]


@pytest.mark.parametrize(
    ("kind", "symbolic", "plain"),
    [
        ("SymInt", "x", "x.guard_int(__FILE__, __LINE__)"),
        ("SymInt[]", "c10::fromIntArrayRefSlow(x)", "C10_AS_INTARRAYREF_SLOW(x)"),
        (
            "SymInt?",
            "x.has_value() ? ::std::make_optional(c10::SymInt(*x)) : ::std::nullopt",
            "x.has_value() ? ::std::make_optional(x->guard_int(__FILE__, __LINE__)) : ::std::nullopt",
        ),
        (
            "SymInt[]?",
            "x.has_value() ? ::std::make_optional(c10::fromIntArrayRefSlow(*x)) : ::std::nullopt",
            "x.has_value() ? ::std::make_optional(C10_AS_INTARRAYREF_SLOW(*x)) : ::std::nullopt",
        ),
    ],
)
def test_symbolic_integers(kind: str, symbolic: str, plain: str) -> None:
    found = group(f"f({kind} x) -> Tensor")
    assert texts(found.regular.bindings, found.dispatcher.bindings) == [symbolic]
    assert texts(found.dispatcher.bindings, found.regular.bindings) == [plain]
    assert found.symint is not None
    assert texts(found.symint.bindings, found.dispatcher.bindings) == ["x"]


def test_tensors() -> None:
    plain, written, optional = (group(f"f({kind} x) -> Tensor", OLD) for kind in ("Tensor", "Tensor(a!)", "Tensor?"))
    cases = [
        (plain, written, "const_cast<Tensor &>(x)"),
        (written, plain, "x"),
        (optional, plain, "x.has_value() ? *x : Tensor()"),
        (plain, optional, "x"),
    ]
    for have, want, text in cases:
        assert texts(have.dispatcher.bindings, want.dispatcher.bindings, OLD) == [text]


def test_what_nothing_gives_is_an_error_that_helps() -> None:
    found = group("f(Tensor self) -> Tensor", OLD)
    argument = found.operator.schema.arguments[0]
    goal = make_binding("dtype", named("c10::optional", named("ScalarType")), argument, "dtype")
    with pytest.raises(LoweringError) as caught:
        translate(found.dispatcher.bindings, [goal], get_profile(OLD))
    assert str(caught.value).splitlines() == [
        "error: nothing in scope gives dtype of type c10::optional<ScalarType>",
        "note: in scope: self: const Tensor &",
        "note: a rule gives dtype of options, from tensor options: any type",
        "note: a rule gives a tensor to write from a const one, from dtype: const Tensor &",
        "note: a rule gives a tensor of an optional one, undefined where it is absent, "
        "from dtype: const c10::optional<Tensor> &",
    ]


def test_a_tensor_to_write_is_no_number() -> None:
    found = group("f(Tensor(a!) self, int x) -> Tensor", OLD)
    goal = make_binding("x", ref(named("Tensor")), found.operator.schema.arguments[0], "x")
    with pytest.raises(LoweringError, match="nothing in scope gives x of type Tensor &"):
        translate(found.dispatcher.bindings, [goal], get_profile(OLD))


@pytest.mark.parametrize("which", ["old", "new"])
def test_every_operator_both_ways(which: str, request: pytest.FixtureRequest) -> None:
    """Every signature reaches the dispatcher's arguments, and they reach every signature, methods included."""
    profile: Profile = request.getfixturevalue(f"{which}_profile")
    every: list[Operator] = request.getfixturevalue(f"{which}_operators")
    translated = 0
    for operator in every:
        for method in (False, True) if "method" in operator.attributes.variants else (False,):
            found = SignatureGroup(operator, profile, method=method)
            for signature in found.signatures():
                forth = translate(in_scope(found, signature, profile), found.dispatcher.bindings, profile)
                back = translate(found.dispatcher.bindings, signature.bindings, profile)
                assert (len(forth), len(back)) == (len(found.dispatcher.bindings), len(signature.bindings))
                translated += 1
    assert translated > len(every)
