"""The redispatch API, the public API, methods, BackendSelect and autograd calls, of operators made for the purpose."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from support.own import NEW, OLD, entry, operators

from astgen import Style, find_lowering, generate, get_profile, render_operator
from astgen.profiles.profile import Profile
from astgen.schema.operator import Operator

FLAT = Style(width=None)
FACTORY = "*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"


def code(lowering: str, schema: str, profile: str = OLD) -> str:
    """The pieces of the first operator of an entry or a schema."""
    found = operators(schema, profile=profile)[0]
    return "".join(c.text for c in render_operator(found, find_lowering(lowering), get_profile(profile), FLAT))


def file(lowering: str, *schemas: str, profile: str = OLD) -> str:
    files = generate(profile, [lowering], operators(*schemas, profile=profile), style=FLAT)
    return "\n".join(single.text for single in files)


# --- redispatch ---


def test_redispatch_in_the_old_form() -> None:
    handle = 'static auto op = c10::Dispatcher::singleton().findSchemaOrThrow("aten::f_", "x")'
    assert code("redispatch", "f_.x(Tensor(a!) self, int n=1) -> Tensor(a!)").splitlines() == [
        "TORCH_API Tensor & f_(c10::DispatchKeySet dispatchKeySet, Tensor & self, int64_t n=1);",
        "// aten::f_.x(Tensor(a!) self, int n=1) -> Tensor(a!)",
        "Tensor & f_(c10::DispatchKeySet dispatchKeySet, Tensor & self, int64_t n) {",
        f"  {handle}.typed<Tensor & (Tensor &, int64_t)>();",
        "  return op.redispatch(dispatchKeySet, self, n);",
        "}",
    ]


def test_redispatch_in_the_new_form() -> None:
    found = code("redispatch", "f(Tensor self, SymInt n=1) -> Tensor", NEW)
    assert "inline at::Tensor f(c10::DispatchKeySet dispatchKeySet, const at::Tensor & self, int64_t n=1) {" in found
    assert "  return at::_ops::f::redispatch(dispatchKeySet, self, n);" in found
    assert "inline at::Tensor f_symint(" in found
    assert "TORCH_API" not in found


def test_redispatch_of_a_method_and_of_what_is_bound_by_hand() -> None:
    found = code("redispatch", entry("is_x(Tensor self) -> bool", variants="method", manual_cpp_binding=True))
    assert "bool __dispatch_is_x(c10::DispatchKeySet dispatchKeySet, const Tensor & self)" in found


def test_names_give_way_to_arguments() -> None:
    found = code("redispatch", "f(Tensor dispatchKeySet, int op) -> Tensor")
    assert "f(c10::DispatchKeySet dispatchKeySet_, const Tensor & dispatchKeySet, int64_t op)" in found
    assert "static auto op_ = " in found
    assert "return op_.redispatch(dispatchKeySet_, dispatchKeySet, op);" in found
    found = code("backend_select", f"f(int _dk, Tensor op, {FACTORY}")
    assert "DispatchKeySet _dk_ = " in found
    assert "return op_.redispatch(_dk_, _dk, op, dtype, layout, device, pin_memory);" in found
    found = code("variable_type", entry("f(Tensor ks, Tensor x, Tensor x_, int tmp) -> Tensor result", abstract=True))
    assert "c10::DispatchKeySet ks_, const Tensor & ks," in found
    assert 'auto & x__ = unpack(x, "x", 1);' in found
    assert 'auto & x___ = unpack(x_, "x_", 2);' in found
    assert "auto tmp_ = ([&]() {" in found


# --- functions and methods ---


def test_only_the_variants_of_an_operator() -> None:
    both = entry("f(Tensor self, int n=1) -> Tensor", variants="function, method")
    only_method = entry("f(Tensor self, int n=1) -> Tensor", variants="method")
    assert code("functions", only_method) == ""
    assert "TORCH_API Tensor f(const Tensor & self, int64_t n=1);" in code("functions", both)
    assert code("methods", "f(Tensor self) -> Tensor") == ""
    method = code("methods", both)
    assert "Tensor f(int64_t n=1) const;" in method
    assert "Tensor Tensor::f(int64_t n) const {" in method
    assert "return op.call(const_cast<Tensor &>(*this), n);" in method


# --- BackendSelect ---


@pytest.mark.parametrize("name", ["f_like", "new_f", "new_f.x"])
def test_what_takes_its_options_from_a_tensor_is_not_selected(name: str) -> None:
    assert code("backend_select", f"{name}(Tensor self, {FACTORY}") == ""


def test_the_keys_of_tensors_count() -> None:
    found = code("backend_select", f"f(Tensor a, Tensor[] b, Tensor? c, int n, {FACTORY}")
    assert "computeDispatchKey(dtype, layout, device)) | c10::detail::multi_dispatch_key_set(a, b, c);" in found
    assert "DispatchKeySet _dk = c10::impl::computeDispatchKeySet(_dk_set, _dk_mask);" in found


# --- autograd calls ---


@pytest.mark.parametrize(
    ("schema", "unpacked"),
    [
        ("f(int n, Tensor x) -> Tensor", 'auto & x_ = unpack(x, "x", 1);'),
        ("f(Tensor[] xs) -> Tensor", 'auto xs_ = unpack(xs, "xs", 0);'),
        ("f(Tensor? x) -> Tensor", ""),
        ("f(Tensor?[] x) -> Tensor", ""),
    ],
)
def test_what_is_unpacked(schema: str, unpacked: str) -> None:
    found = code("variable_type", entry(schema, abstract=True))
    assert ("unpack(" in found) == bool(unpacked)
    assert unpacked in found


# --- other namespaces ---


def test_operators_outside_aten_have_their_own_namespace() -> None:
    schemas = ("my::f(Tensor self) -> Tensor", "f(Tensor self) -> Tensor")
    text = file("redispatch", *schemas, profile=NEW)
    assert re.search(r"namespace my \{\s+namespace redispatch \{.*return ::my::_ops::f::redispatch\(", text, re.DOTALL)
    assert re.search(r"namespace at \{\s+namespace redispatch \{.*return at::_ops::f::redispatch\(", text, re.DOTALL)
    text = file("backend_select", f"my::f({FACTORY}", f"f({FACTORY}", profile=NEW)
    assert 'm.impl("my::f", TORCH_FN(my_operators::f));' in text
    assert 'm.impl("aten::f", TORCH_FN(f));' in text


# --- the claim of the redispatch change ---


@pytest.mark.parametrize(
    ("call", "where"),
    [
        ("redispatch", {"RedispatchFunctions.cpp": 1891 + 442 + 75, "RegisterBackendSelect.cpp": 63}),
        (
            "dispatcher",
            {"RedispatchFunctions.cpp": 1891 + 442 + 75, "RegisterBackendSelect.cpp": 63, "TraceType.cpp": 1877},
        ),
    ],
)
def test_who_calls_the_dispatcher(
    old_profile: Profile, old_operators: list[Operator], call: str, where: dict[str, int]
) -> None:
    """Since the change only the redispatch API and BackendSelect redispatch through the dispatcher themselves."""
    counted: Counter[str] = Counter()
    for single in generate(old_profile, None, old_operators, call=call, style=FLAT):
        name = re.sub(r"_\d+\.cpp$", ".cpp", single.path.rpartition("/")[2])
        counted[name] += len(re.findall(r"\bop\.redispatch\(|singleton\(\)\.redispatch<", single.text))
    assert {name: count for name, count in counted.items() if count} == where
