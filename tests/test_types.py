"""C++ types of schema types: the tables of both profiles, by convention."""

from __future__ import annotations

import pytest
from support.own import NEW, OLD, operator

from astgen import SignatureGroup, get_profile, render
from astgen.errors import LoweringError


def argument(kind: str, profile: str, *, symint: bool = False, schema: str = "", **keys: object) -> str:
    """How the first argument of a type is spelled in a C++ signature."""
    found = operator(schema or f"my::f({kind} x) -> Tensor", profile=profile, **keys)
    group = SignatureGroup(found, get_profile(profile))
    signature = group.symint if symint else group.regular
    assert signature is not None
    return render(signature.bindings[0].type)


def returned(kinds: str, profile: str) -> str:
    found = operator(f"my::f(Tensor self) -> {kinds}", profile=profile)
    return render(SignatureGroup(found, get_profile(profile)).dispatcher.returns)


OLD_ARGUMENTS = [
    ("int", "int64_t"),
    ("float", "double"),
    ("bool", "bool"),
    ("str", "std::string"),
    ("Scalar", "Scalar"),
    ("ScalarType", "ScalarType"),
    ("Layout", "Layout"),
    ("Device", "Device"),
    ("MemoryFormat", "MemoryFormat"),
    ("Generator", "Generator"),
    ("Dimname", "Dimname"),
    ("Storage", "Storage"),
    ("Stream", "Stream"),
    ("QScheme", "QScheme"),
    ("int?", "c10::optional<int64_t>"),
    ("Scalar?", "c10::optional<Scalar>"),
    ("Generator?", "c10::optional<Generator>"),
    ("ScalarType?", "c10::optional<ScalarType>"),
    ("bool[3]", "std::array<bool,3>"),
    ("Tensor", "const Tensor &"),
    ("Tensor(a)", "const Tensor &"),
    ("Tensor(a!)", "Tensor &"),
    ("Tensor?", "const c10::optional<Tensor> &"),
    ("Tensor(a!)?", "Tensor &"),
    ("Tensor[]", "TensorList"),
    ("Tensor(a!)[]", "TensorList"),
    ("Tensor?[]", "const c10::List<c10::optional<Tensor>> &"),
    ("int[]", "IntArrayRef"),
    ("int[2]", "IntArrayRef"),
    ("Dimname[]", "DimnameList"),
    ("Dimname[1]", "DimnameList"),
    ("int[]?", "c10::optional<IntArrayRef>"),
    ("int[1]?", "c10::optional<IntArrayRef>"),
    ("Dimname[]?", "c10::optional<DimnameList>"),
    ("float[]?", "c10::optional<ArrayRef<double>>"),
    ("float[]", "ArrayRef<double>"),
    ("Scalar[]", "ArrayRef<Scalar>"),
]

NEW_ARGUMENTS = [
    ("int", "int64_t", "int64_t"),
    ("SymInt", "int64_t", "c10::SymInt"),
    ("SymBool", "c10::SymBool", "c10::SymBool"),
    ("str", "c10::string_view", "c10::string_view"),
    ("str?", "::std::optional<c10::string_view>", "::std::optional<c10::string_view>"),
    ("Scalar", "const at::Scalar &", "const at::Scalar &"),
    ("Scalar?", "const ::std::optional<at::Scalar> &", "const ::std::optional<at::Scalar> &"),
    ("Scalar[]", "at::ArrayRef<at::Scalar>", "at::ArrayRef<at::Scalar>"),
    ("ScalarType?", "::std::optional<at::ScalarType>", "::std::optional<at::ScalarType>"),
    ("DeviceIndex", "at::DeviceIndex", "at::DeviceIndex"),
    ("Storage", "at::Storage", "at::Storage"),
    ("Generator?", "::std::optional<at::Generator>", "::std::optional<at::Generator>"),
    ("bool[2]", "::std::array<bool,2>", "::std::array<bool,2>"),
    ("bool[]", "at::ArrayRef<bool>", "at::ArrayRef<bool>"),
    ("Tensor", "const at::Tensor &", "const at::Tensor &"),
    ("Tensor(a!)", "at::Tensor &", "at::Tensor &"),
    ("Tensor(a!)?", "at::Tensor &", "at::Tensor &"),
    ("Tensor?", "const ::std::optional<at::Tensor> &", "const ::std::optional<at::Tensor> &"),
    ("Tensor[]", "at::TensorList", "at::TensorList"),
    ("Tensor[]?", "::std::optional<at::TensorList>", "::std::optional<at::TensorList>"),
    (
        "Tensor?[]",
        "const c10::List<::std::optional<at::Tensor>> &",
        "const c10::List<::std::optional<at::Tensor>> &",
    ),
    ("int[]", "at::IntArrayRef", "at::IntArrayRef"),
    ("int[1]?", "at::OptionalIntArrayRef", "at::OptionalIntArrayRef"),
    ("SymInt[]", "at::IntArrayRef", "c10::SymIntArrayRef"),
    ("SymInt[2]", "at::IntArrayRef", "c10::SymIntArrayRef"),
    ("SymInt[]?", "at::OptionalIntArrayRef", "at::OptionalSymIntArrayRef"),
    ("SymInt?", "::std::optional<int64_t>", "::std::optional<c10::SymInt>"),
    ("float[]?", "::std::optional<at::ArrayRef<double>>", "::std::optional<at::ArrayRef<double>>"),
]


@pytest.mark.parametrize(("kind", "spelled"), OLD_ARGUMENTS)
def test_arguments_of_2021(kind: str, spelled: str) -> None:
    assert argument(kind, OLD) == spelled


@pytest.mark.parametrize(("kind", "plain", "symint"), NEW_ARGUMENTS)
def test_arguments_of_today(kind: str, plain: str, symint: str) -> None:
    schema = f"my::f({kind} x, SymInt last) -> Tensor"
    assert argument(kind, NEW, schema=schema) == plain
    assert argument(kind, NEW, symint=True, schema=schema) == symint


@pytest.mark.parametrize(
    ("kinds", "old", "new"),
    [
        ("()", "void", "void"),
        ("Tensor", "Tensor", "at::Tensor"),
        ("Tensor(a)", "Tensor", "at::Tensor"),
        ("Tensor[]", "std::vector<Tensor>", "::std::vector<at::Tensor>"),
        ("(Tensor, Tensor)", "std::tuple<Tensor,Tensor>", "::std::tuple<at::Tensor,at::Tensor>"),
        ("Scalar", "Scalar", "at::Scalar"),
        ("int", "int64_t", "int64_t"),
        ("int[]", "std::vector<int64_t>", "::std::vector<int64_t>"),
        ("Tensor?", "c10::optional<Tensor>", "::std::optional<at::Tensor>"),
        ("str", "std::string", "c10::string_view"),
    ],
)
def test_returns(kinds: str, old: str, new: str) -> None:
    assert returned(kinds, OLD) == old
    assert returned(kinds, NEW) == new


def test_symbolic_integers_stay_symbolic_in_every_return() -> None:
    found = operator("my::f(Tensor self, SymInt n) -> SymInt")
    group = SignatureGroup(found, get_profile(NEW))
    assert [render(signature.returns) for signature in group.signatures()] == ["c10::SymInt", "c10::SymInt"]


@pytest.mark.parametrize(
    ("schema", "old", "new"),
    [
        ("my::f_(Tensor(a!) self) -> Tensor(a!)", "Tensor &", "at::Tensor &"),
        ("my::f.out(*, Tensor(a!) out) -> Tensor(a!)", "Tensor &", "at::Tensor &"),
        (
            "my::f.out(*, Tensor(a!) x, Tensor(b!) y) -> (Tensor(a!), Tensor(b!))",
            "std::tuple<Tensor &,Tensor &>",
            "::std::tuple<at::Tensor &,at::Tensor &>",
        ),
        (  # there is no optional of a reference
            "my::f.out(*, Tensor(a!)? out) -> Tensor(a!)?",
            "c10::optional<Tensor>",
            "::std::optional<at::Tensor>",
        ),
    ],
)
def test_what_is_written_is_returned_by_reference(schema: str, old: str, new: str) -> None:
    for profile, spelled in ((OLD, old), (NEW, new)):
        group = SignatureGroup(operator(schema, profile=profile), get_profile(profile))
        assert render(group.dispatcher.returns) == spelled
        assert {render(signature.returns) for signature in group.signatures()} == {spelled}


@pytest.mark.parametrize(
    ("schema", "spelled"),
    [
        ("my::f(Tensor x, Tensor(a!) y) -> Tensor(a!)", "at::Tensor"),
        ("my::f(Tensor(a!) x) -> (Tensor(a!), Tensor)", "::std::tuple<at::Tensor,at::Tensor>"),
        ("my::f(Tensor(a!)? x) -> Tensor(a!)?", "::std::optional<at::Tensor>"),
        ("my::f(Tensor(a!)[] x) -> Tensor(a!)[]", "::std::vector<at::Tensor>"),
    ],
)
def test_results_that_a_kernel_must_hold_are_returned_by_value(schema: str, spelled: str) -> None:
    """A reference to one of the kernel's own variables would dangle."""
    assert render(SignatureGroup(operator(schema), get_profile(NEW)).dispatcher.returns) == spelled


def test_tensors_that_are_written_through_a_const_reference() -> None:
    schema = "my::f_(Tensor(a!) self, Tensor(b!)? other) -> Tensor(a!)"
    found = operator(schema, use_const_ref_for_mutable_tensors=True)
    signature = SignatureGroup(found, get_profile(NEW)).dispatcher
    assert render(signature.fn_type()) == (
        "const at::Tensor & (const at::Tensor &, const ::std::optional<at::Tensor> &)"
    )


@pytest.mark.parametrize("keys", [{"structured": True}, {"structured_delegate": "my::f.out"}])
def test_lists_of_a_structured_group_are_of_any_kind(keys: dict[str, object]) -> None:
    assert argument("Tensor[]", NEW, **keys) == "const at::ITensorListRef &"
    assert argument("Tensor[]", OLD, **keys) == "TensorList"


@pytest.mark.parametrize(
    ("profile", "kind"),
    [
        (NEW, "Dict(str, int)"),
        (NEW, "(int, int)"),
        (NEW, "t"),
        (NEW, "complex"),
        (NEW, "Any[]"),
        (NEW, "Dimname"),
        (OLD, "SymInt"),
        (OLD, "DeviceIndex[]"),
        (NEW, "__torch__.torch.classes.my.Thing"),
        (NEW, "Future(Tensor)"),
    ],
)
def test_a_type_without_a_cpp_type(profile: str, kind: str) -> None:
    with pytest.raises(LoweringError, match="has no C\\+\\+ type in this profile"):
        argument(kind, profile)


@pytest.mark.parametrize("kind", ["Tensor(a!)[]"])
def test_a_written_list_cannot_be_returned(kind: str) -> None:
    found = operator(f"my::f.out(Tensor self, *, {kind} out) -> {kind}")
    with pytest.raises(LoweringError, match="cannot be returned"):
        SignatureGroup(found, get_profile(NEW)).dispatcher  # noqa: B018
