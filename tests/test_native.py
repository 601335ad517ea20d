"""Declarations of hand-written kernels, and the list of what can be registered, of operators made for the purpose."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from support.own import NEW, entry, operator, operators

from astgen import Style, find_lowering, generate, get_profile, render, render_operator
from astgen.errors import LoweringError
from astgen.schema.kernels import Kernel, has_backend_kernel
from astgen.signatures import SignatureGroup

FLAT = Style(width=None)
OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
F = "f(Tensor self, int dim=0) -> Tensor"
F_OUT = "f.out(Tensor self, int dim=0, *, Tensor(a!) out) -> Tensor(a!)"
STRUCTURED = (
    entry("f.x(Tensor self, int dim=0) -> Tensor", structured_delegate="f.out"),
    entry(F_OUT, structured=True, dispatch={"CPU, CUDA": "f_out", "SparseCPU": "f_sparse_out"}),
)


def code(*entries: str, lowering: str = "native", at: int = 0) -> list[str]:
    """The lines of the pieces of one of some operators."""
    found = operators(*entries)[at]
    chunks = render_operator(found, find_lowering(lowering), get_profile(NEW), FLAT)
    return "".join(chunk.text for chunk in chunks).splitlines()


def native(schema: str, **keys: Any) -> list[str]:
    return code(entry(schema, **keys))


def files(*entries: str) -> dict[str, str]:
    return {f.path: f.text for f in generate(NEW, ["native"], operators(*entries), style=FLAT)}


# --- which kernels there are ---


def test_an_operator_without_a_table_has_one_kernel() -> None:
    assert native(F) == ["TORCH_API at::Tensor f(const at::Tensor & self, int64_t dim=0);"]
    assert native(F_OUT) == [
        "TORCH_API at::Tensor & f_out(const at::Tensor & self, int64_t dim, at::Tensor & out);",
    ]


def test_kernels_of_a_table_stand_once_each() -> None:
    found = native(F, dispatch={"CPU, CUDA": "f_here", "Meta": "f_meta", "SparseCPU": "f_here"})
    assert [line.split("(")[0] for line in found] == ["TORCH_API at::Tensor f_here", "TORCH_API at::Tensor f_meta"]


def test_keys_that_are_ignored_have_no_kernel() -> None:
    assert native(F, dispatch={"MPS": "f_mps", "XPU, MTIA": "f_other"}) == []
    assert len(native(F, dispatch={"MPS": "f_mps", "CPU": "f_cpu"})) == 1


def test_an_empty_table_and_a_delegate_have_no_kernel() -> None:
    assert native(F, dispatch={}) == []
    assert code(*STRUCTURED) == []


def test_a_kernel_says_its_namespace() -> None:
    found = files(entry(F, dispatch={"CPU": "a::b::f_cpu", "CUDA": "f_cuda"}))["aten/ops/f_native.h"]
    assert re.findall(r"^namespace (\w+) \{|(\bf_\w+)\(", found, re.MULTILINE) == [
        *[(scope, "") for scope in ("a", "b", "native")],
        ("", "f_cpu"),
        *[(scope, "") for scope in ("at", "native")],
        ("", "f_cuda"),
    ]


# --- how they are declared ---


def test_symbolic_integers_only_by_name() -> None:
    found = native("f(SymInt n, SymInt[2] s=1) -> Tensor", dispatch={"CPU": "f_cpu", "CUDA": "f_symint"})
    assert found == [
        "TORCH_API at::Tensor f_cpu(int64_t n, at::IntArrayRef s=1);",
        "TORCH_API at::Tensor f_symint(c10::SymInt n, c10::SymIntArrayRef s=c10::SymInt(1));",
    ]


def test_a_name_says_nothing_where_no_integer_is_symbolic() -> None:
    assert native("f_symint(int n) -> Tensor") == ["TORCH_API at::Tensor f_symint(int64_t n);"]


def test_options_are_four_arguments_that_may_be_absent() -> None:
    optional = "::std::optional<{}> {}"
    names = {"dtype": "at::ScalarType", "layout": "at::Layout", "device": "at::Device", "pin_memory": "bool"}
    params = [optional.format(kind, text) for text, kind in names.items()]
    for options in (OPTIONS, "ScalarType dtype, Layout? layout, Device device=None, bool? pin_memory"):
        given = ", ".join(f"{param}={{}}" for param in params)
        assert native(f"e(*, {options}) -> Tensor", dispatch={"CPU": "e"}) == [f"TORCH_API at::Tensor e({given});"]
    found = native(f"e.out(*, {OPTIONS}, Tensor(a!) out) -> Tensor(a!)", dispatch={"CPU": "e"})
    assert found == [f"TORCH_API at::Tensor & e({', '.join(params)}, at::Tensor & out);"]


def test_a_written_tensor_that_may_be_absent() -> None:
    schema = "f(Tensor(a!)? self, Tensor? b=None) -> ()"
    group = SignatureGroup(operator(schema), get_profile(NEW))
    tail = "const ::std::optional<at::Tensor> & b={}"
    assert native(schema) == [f"TORCH_API void f(::std::optional<at::Tensor> & self, {tail});"]
    assert "at::Tensor & self" in render(group.regular.declare(), FLAT)
    found = native(schema, use_const_ref_for_mutable_tensors=True)
    assert found == [f"TORCH_API void f(const ::std::optional<at::Tensor> & self, {tail});"]


def test_the_native_name() -> None:
    group = SignatureGroup(operator(F_OUT), get_profile(NEW))
    assert (group.native(symint=False).name, group.native(symint=True).name) == ("f_out_out", "f_out_out")


# --- structured operators ---


def test_a_structured_kernel_is_a_struct() -> None:
    assert code(*STRUCTURED, at=1) == [
        "struct TORCH_API structured_f_out : public at::meta::structured_f_x {",
        "  void impl(const at::Tensor & self, int64_t dim, const at::Tensor & out);",
        "};",
        "TORCH_API at::Tensor & f_sparse_out(const at::Tensor & self, int64_t dim, at::Tensor & out);",
    ]


def test_kernels_of_inner_loops() -> None:
    loops = {"Generic": "f (Bool)"}
    entries = (STRUCTURED[0], entry(F_OUT, structured=True, ufunc_inner_loop=loops))
    heads = [line for line in code(*entries, at=1) if line.startswith("struct")]
    assert [line.split()[2] for line in heads] == ["structured_ufunc_f_CPU", "structured_ufunc_f_CUDA"]


def test_what_was_computed_for_the_impl() -> None:
    computed = ["dim -> int dim, DimVector sizes", "bool ok"]
    entries = (STRUCTURED[0], entry(F_OUT, structured=True, dispatch={"CPU": "f_out"}, precomputed=computed))
    params = "const at::Tensor & self, int64_t dim, at::DimVector sizes, bool ok, const at::Tensor & out"
    assert f"  void impl({params});" in code(*entries, at=1)


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ("Tensor?", "at::OptionalTensorRef"),
        ("Scalar", "const at::Scalar &"),
        ("Scalar?", "at::OptionalScalarRef"),
        ("int[2]?", "at::OptionalIntArrayRef"),
        ("SymInt[1]?", "::std::optional<at::ArrayRef<int64_t>>"),
        ("SymInt[2]", "at::ArrayRef<int64_t>"),
        ("int[2]", "at::IntArrayRef"),
        ("Tensor[]", "const at::ITensorListRef &"),
        ("Tensor?[]", "at::IOptTensorListRef"),
        ("float[]?", "::std::optional<at::ArrayRef<double>>"),
        ("str?", "::std::optional<c10::string_view>"),
    ],
)
def test_types_of_an_impl(schema: str, kind: str) -> None:
    out = operator(f"f.out({schema} a, *, Tensor(a!) out) -> Tensor(a!)", structured=True, dispatch={})
    group = SignatureGroup(out, get_profile(NEW))
    assert render(group.impl.declare(), FLAT) == f"void impl({kind} a, const at::Tensor & out);\n"


def test_a_structured_operator_needs_a_functional_one() -> None:
    with pytest.raises(LoweringError, match=r"no functional operator delegates to f\.out, which is structured"):
        code(STRUCTURED[1])
    with pytest.raises(LoweringError, match="no functional operator"):
        code(entry("my::f(Tensor self, int dim=0) -> Tensor", structured_delegate="f.out"), STRUCTURED[1], at=1)


# --- files ---


def test_files_and_their_includes() -> None:
    found = files(*STRUCTURED, "g(Tensor self) -> Tensor")
    assert list(found) == ["aten/NativeFunctions.h", "aten/ops/f_native.h", "aten/ops/g_native.h"]
    assert "#include <ATen/ops/f_native.h>\n#include <ATen/ops/g_native.h>\n" in found["aten/NativeFunctions.h"]
    assert found["aten/ops/f_native.h"].count("#include <ATen/ops/f_meta.h>") == 1
    assert "_meta.h" not in found["aten/ops/g_native.h"]


def test_a_root_without_kernels_has_a_header_all_the_same() -> None:
    found = files(entry(F, dispatch={}))
    assert "namespace" not in found["aten/ops/f_native.h"]
    assert "#include <ATen/ops/f_native.h>" in found["aten/NativeFunctions.h"]


# --- registration declarations ---


@pytest.mark.parametrize(
    ("schema", "keys", "dispatch", "default"),
    [
        (F, {}, False, True),
        (F, {"dispatch": {"CompositeImplicitAutograd": "g", "MPS": "m"}}, False, True),
        (
            F,
            {"dispatch": {"CompositeImplicitAutograd": "f", "CompositeImplicitAutogradNestedTensor": "g"}},
            False,
            True,
        ),
        (F, {"dispatch": {"CompositeImplicitAutogradNestedTensor": "g"}}, True, False),
        (F, {"dispatch": {"CompositeImplicitAutograd": "f", "CPU": "g"}}, True, True),
        (F, {"dispatch": {"CPU": "f"}}, True, False),
        (F, {"dispatch": {"CompositeExplicitAutograd": "f"}}, True, True),
        (F, {"dispatch": {"CompositeExplicitAutogradNonFunctional": "f"}}, True, True),
        (F, {"dispatch": {"MPS": "f"}}, True, False),
        (F, {"structured_delegate": "f.out"}, True, True),
        ("f_(Tensor(a!) self) -> Tensor(a!)", {"structured_delegate": "f.out"}, True, True),
        (F_OUT, {"structured": True, "dispatch": {"CPU": "f_out"}}, True, False),
    ],
)
def test_facts_behind_a_declaration(schema: str, keys: dict[str, Any], dispatch: bool, default: bool) -> None:
    (line,) = code(entry(schema, **keys), lowering="registration_declarations")
    declaration, _, data = line.partition(" // ")
    assert json.loads(data) == {"schema": f"aten::{schema}", "dispatch": str(dispatch), "default": str(default)}
    assert "=" not in declaration


def test_registration_declarations_stand_on_a_line_each() -> None:
    (file,) = generate(NEW, ["registration_declarations"], operators(F, "my::g(Tensor self) -> Tensor"))
    assert file.path == "aten/RegistrationDeclarations.h"
    lines = [line.split(" // ")[0] for line in file.text.splitlines() if " // " in line]
    assert lines == ["at::Tensor f(const at::Tensor & self, int64_t dim);", "at::Tensor g(const at::Tensor & self);"]
    assert '"my::g(Tensor self) -> Tensor"' in file.text


def test_abstract_without_the_keys_that_are_ignored() -> None:
    found = operator(F, dispatch={"CompositeImplicitAutograd": "f", "MPS": "g"})
    assert found.is_abstract
    assert not has_backend_kernel(found, SignatureGroup(found, get_profile(NEW)).kernels)
    assert has_backend_kernel(found, [Kernel("CPU", "at::native", "f")])
    assert has_backend_kernel(operator(F, dispatch={}), [])
    assert has_backend_kernel(operator(F, structured_delegate="f.out"), [])
