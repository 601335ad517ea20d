"""Views for autograd, writes, the inverses of views and factories of variables, of operators made for the purpose."""

from __future__ import annotations

import re

import pytest
from support.own import NEW, entry, operators

from astgen import Style, find_lowering, generate, get_profile, render_operator
from astgen.cpp.build import name
from astgen.derivatives import Derivatives, load_derivatives
from astgen.driver import derive
from astgen.errors import AstgenError
from astgen.schema.operator import Operator

FLAT = Style(width=None)
OPTIONS = "*, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"


def abstract(schema: str) -> str:
    """The entry of an operator that a backend implements, so that autograd has a kernel for it."""
    return entry(schema, dispatch={"CPU": "x"}, tags=["inplace_view"] if "_view_(" in schema else [])


def code(lowering: str, schema: str, formulas: str = "") -> list[str]:
    """The lines of the pieces of the operator of a schema."""
    profile = get_profile(NEW)
    found = operators(schema if schema.startswith("- ") else abstract(schema))
    known: Derivatives = (
        load_derivatives("derivatives.yaml", found, profile, formulas) if formulas else derive(profile, found)
    )
    chunks = render_operator(found[0], find_lowering(lowering), profile, FLAT, known)
    return "".join(chunk.text for chunk in chunks).splitlines()


def method(lines: list[str], name: str) -> list[str]:
    """The body of a method."""
    start = next(i for i, line in enumerate(lines) if f"::{name}(" in line and line.endswith("{"))
    return lines[start + 1 : lines.index("}", start)]


def error(lowering: str, schema: str, formulas: str = "") -> str:
    with pytest.raises(AstgenError) as raised:
        code(lowering, schema, formulas)
    return raised.value.message


# --- writes ---


def test_what_is_written_has_a_new_version() -> None:
    assert code(
        "inplace_or_view", "f.x(Tensor self, *, Tensor(a!) out, Tensor(b!) ks) -> (Tensor(a!), Tensor(b!))"
    ) == [
        "::std::tuple<at::Tensor &,at::Tensor &> f_out_x("
        "c10::DispatchKeySet ks_, const at::Tensor & self, at::Tensor & out, at::Tensor & ks) {",
        "  {",
        "    at::AutoDispatchBelowADInplaceOrView guard;",
        "    at::_ops::f_x::redispatch(ks_ & c10::after_ADInplaceOrView_keyset, self, out, ks);",
        "  }",
        "  increment_version(out);",
        "  increment_version(ks);",
        "  return std::forward_as_tuple(out, ks);",
        "}",
        'm.impl("f.x", TORCH_FN(ADInplaceOrView::f_out_x));',
    ]


@pytest.mark.parametrize(
    "schema",
    [
        "_foreach_f_(Tensor(a!)[] self) -> ()",  # returns nothing
        "f(Tensor self) -> Tensor",  # writes nothing
        "slice_f(Tensor(a) self) -> Tensor(a)",  # an alias that aten does not count among its views
        "detach_(Tensor(a!) self) -> Tensor(a!)",  # written by hand
        entry("t_(Tensor(a!) self) -> Tensor(a!)"),  # composed of others
    ],
)
def test_no_kernel(schema: str) -> None:
    assert code("inplace_or_view", schema) == []


def test_an_in_place_view_is_a_write() -> None:
    lines = code("inplace_or_view", entry("t_(Tensor(a!) self) -> Tensor(a!)", dispatch={"CPU": "x"}))
    assert "  increment_version(self);" in lines
    assert code("view_funcs", entry("t_(Tensor(a!) self) -> Tensor(a!)", dispatch={"CPU": "x"})) == []


# --- views ---


def test_arguments_that_a_function_cannot_hold_are_copied() -> None:
    schema = "view.x(Tensor(a) self, SymInt[] size, int? d, Tensor other, int[2] size_vec) -> Tensor(a)"
    lines = code("inplace_or_view", schema)
    start = next(i for i, line in enumerate(lines) if line.startswith("  if (false ||"))
    assert [line.strip() for line in lines[start + 1 : start + 8]] == [
        "auto size_vec_ = size.vec();",
        "auto d_val = d.value_or(0);",
        "auto size_vec_vec = size_vec.vec();",
        "func = std::make_unique<torch::autograd::generated::ViewXViewFunc>(size, d, other, size_vec);",
        "rev_func = [=](const at::Tensor & input_view) {",
        "return at::functionalization::FunctionalInverses::view_x_inverse(self, input_view, "
        "at::functionalization::InverseReturnMode::AlwaysView, size_vec_, d_val, other, size_vec_vec);",
        "};",
    ]


def test_what_a_view_is_of_does_not_depend_on_which_nodes_are_kept() -> None:
    schema = "view.x(Tensor(a) self, int? d) -> Tensor(a)"
    before = code("inplace_or_view", schema)
    name.cache_clear()  # as after very many names
    assert code("inplace_or_view", schema) == before


def test_a_view_with_more_to_it_than_strides_is_always_made_anew() -> None:
    assert any(
        line.startswith("  if (true ||") for line in code("inplace_or_view", "_conj(Tensor(a) self) -> Tensor(a)")
    )
    # it is the name with its mark for out that counts
    lines = code("inplace_or_view", "_conj.x(Tensor(a) self) -> Tensor(a)")
    assert any(line.startswith("  if (true ||") for line in lines)


def test_several_views() -> None:
    lines = code("inplace_or_view", "split(Tensor(a -> *) self, int view_idx) -> Tensor(a)[]")
    assert "  for (auto view_idx_ : c10::irange(_tmp.size())) {" in lines
    made = "std::make_unique<torch::autograd::generated::SplitViewFunc>(view_idx, view_idx_);"
    assert f"      func = {made}" in lines
    assert any("AlwaysView, view_idx_, view_idx);" in line for line in lines)
    assert any("_tmp[view_idx_]," in line and "MULTI_OUTPUT_NODE" in line for line in lines)
    assert lines[-4:-1] == ["  auto result = std::move(_tmp);", "  return result;", "}"]


def test_a_view_that_is_not_differentiable() -> None:
    formulas = "- name: values(Tensor(a) self) -> Tensor(a)\n  output_differentiability: [False]\n"
    lines = code("inplace_or_view", "values(Tensor(a) self) -> Tensor(a)", formulas)
    result = "as_view(self, _tmp, /*is_bw_differentiable=*/false, /*is_fw_differentiable=*/false)"
    assert f"  auto result = {result};" in lines
    assert "make_unique" not in "".join(lines)


def test_a_view_outside_aten_is_known_by_its_schema() -> None:
    schema = "my::g(int n, Tensor(b) x, Scalar s, str? why) -> Tensor(b)"
    lines = code("inplace_or_view", schema)
    assert any("::my::_ops::g::redispatch(ks & c10::after_ADInplaceOrView_keyset, n, x, s, why)" in x for x in lines)
    made = "std::make_unique<torch::autograd::generated::my_operators::GViewFunc>(n, s, why);"
    assert f"    func = {made}" in lines
    assert any("!x.unsafeGetTensorImpl()->support_as_strided()" in line for line in lines)
    assert '      TORCH_CHECK(false, "my::g", " is a view whose base cannot be made of it");' in lines
    assert lines[-1] == 'm.impl("g", TORCH_FN(ADInplaceOrView::my_operators::g));'
    functions = code("view_funcs", schema)
    assert "  return ::my::_ops::g::call(n, input_base, s, why);" in functions
    assert not any(line.startswith("#define") for line in functions)
    # only aten's views are known by name
    assert code("view_funcs", "my::slice(Tensor x) -> Tensor") == []


def test_views_that_autograd_cannot_track() -> None:
    several = "my::f(Tensor(a) x) -> (Tensor(a), Tensor(a))"
    assert error("inplace_or_view", several).startswith("a view has one result")
    assert error("view_funcs", several).startswith("a view has one result")
    listed = "my::f(Tensor(a)[] x) -> Tensor(a)"
    assert error("inplace_or_view", listed) == "a view is a view of one argument, a tensor"
    unknown = "view(Tensor(a) self, float x) -> Tensor(a)"
    assert error("inplace_or_view", unknown).startswith(
        "the inverse of a view takes no float; it takes SymInt, SymInt?,"
    )


# --- view functions ---


def test_names_of_classes() -> None:
    def names(schema: str) -> list[str]:
        return re.findall(r"^struct (\w+)|^#define (\w+)", "\n".join(code("view_funcs", schema)), re.MULTILINE)

    assert names("_conj(Tensor(a) self) -> Tensor(a)") == [("", "_CONJ_VIEW_FUNC_AVAILABLE"), ("_ConjViewFunc", "")]
    assert names("slice.Tensor_x(Tensor(a) self) -> Tensor(a)")[1] == ("SliceTensorXViewFunc", "")
    # names that differ have classes that differ
    assert names("my::part_12(Tensor(a) self) -> Tensor(a)") == [("Part_12ViewFunc", "")]
    assert names("my::part1_2(Tensor(a) self) -> Tensor(a)") == [("Part1_2ViewFunc", "")]


def test_what_is_kept() -> None:
    schema = (
        "my::f(Tensor(a) x, SymInt[] s, SymInt[]? o, int[2]? p, bool[2] b, str t, str? u, Tensor y, Tensor[] z,"
        " Scalar? c, float[] d, int? e) -> Tensor(a)"
    )
    lines = code("view_funcs", schema)
    private = lines[lines.index("private:") + 1 : lines.index("};")]
    assert [line.strip() for line in private] == [
        "::std::vector<c10::SymInt> s;",
        "::std::optional<::std::vector<c10::SymInt>> o;",
        "::std::optional<::std::vector<int64_t>> p;",
        "::std::array<bool,2> b;",
        "std::string t;",
        "::std::optional<std::string> u;",
        "at::Tensor y;",
        "::std::vector<at::Tensor> z;",
        "::std::optional<at::Scalar> c;",
        "::std::vector<double> d;",
        "::std::optional<int64_t> e;",
    ]
    inits = "".join(line.strip() for line in lines[: lines.index("private:")])
    assert "s(s.vec()),o(o.has_value() ? ::std::make_optional((*o).vec()) : ::std::nullopt)" in inits
    assert "t(std::string(t)),u(u.has_value() ? ::std::make_optional(std::string((*u))) : ::std::nullopt),y(y)" in inits
    assert method(lines, "num_symints") == [
        "  return static_cast<size_t>(s.size() + (o.has_value() ? (*o).size() : 0));"
    ]
    assert method(lines, "num_tensors") == ["  return static_cast<size_t>(1 + z.size());"]
    assert method(lines, "set_symints") == [
        "  TORCH_INTERNAL_ASSERT(symints.size() == num_symints());",
        "  auto i = 0;",
        "  std::copy(symints.begin() + i, symints.begin() + i + s.size(), s.begin());",
        "  i += s.size();",
        "  if (o.has_value())",
        "    std::copy(symints.begin() + i, symints.begin() + i + (*o).size(), (*o).begin());",
    ]


def test_what_cannot_be_kept() -> None:
    schema = "my::f(Tensor(a) x, Tensor?[] y) -> Tensor(a)"
    assert error("view_funcs", schema) == "a view function cannot keep y: there is no copy of Tensor?[]"


def test_names_give_way_to_members() -> None:
    lines = code("view_funcs", "my::f(Tensor(a) input_base, SymInt i, Tensor symints, int output) -> Tensor(a)")
    assert "  return ::my::_ops::f::call(input_base, i, symints, output);" in lines
    assert method(lines, "set_symints")[1:] == ["  auto i_ = 0;", "  i = symints_[i_];"]
    assert method(lines, "get_symints")[-1] == "  return symints_;"
    assert method(lines, "clone_and_set")[0] == "  auto output_ = std::make_unique<FViewFunc>(i, symints, output);"


# --- inverses, factories ---


def test_inverses() -> None:
    lines = "".join(code("functional_inverses", "f.x(Tensor(a -> *) self, SymInt n, int d) -> Tensor(a)[]"))
    assert lines == (
        "static at::Tensor f_x_inverse(const at::Tensor & base, const at::Tensor & mutated_view, "
        "at::functionalization::InverseReturnMode inverse_return_mode, int64_t out_index, c10::SymInt n, int64_t d);"
    )
    assert code("functional_inverses", entry("f(Tensor(a) self) -> Tensor(a)")) == []
    assert code("functional_inverses", "my::f(Tensor(a) self) -> Tensor(a)") == []
    wrong = "f(int n, Tensor(a) self) -> Tensor(a)"
    assert error("functional_inverses", wrong) == "the first argument of a view is the tensor that it is a view of"


def test_factories() -> None:
    assert code("variable_factories", f"my::f(int guard, {OPTIONS}) -> Tensor") == [
        "inline at::Tensor f(int64_t guard, at::TensorOptions options={}) {",
        "  at::AutoDispatchBelowADInplaceOrView guard_;",
        "  return autograd::make_variable(::my::f(guard, at::TensorOptions(options).requires_grad(::std::nullopt)), "
        "/*requires_grad=*/options.requires_grad());",
        "}",
    ]
    (like,) = [line for line in code("variable_factories", "f_like(Tensor self) -> Tensor") if "return" in line]
    assert like == "  return autograd::make_variable(at::f_like(self), /*requires_grad=*/false);"


@pytest.mark.parametrize(
    "schema",
    [
        entry(f"f({OPTIONS}) -> Tensor", variants="method"),
        f"f({OPTIONS}) -> (Tensor, Tensor)",
        "f_like.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        "f(Tensor self) -> Tensor",
    ],
)
def test_no_factory(schema: str) -> None:
    assert code("variable_factories", schema) == []


# --- files ---


def library(*schemas: str) -> dict[str, str]:
    """The files of operators of a namespace of their own."""
    found: list[Operator] = operators(*[abstract(schema) for schema in schemas])
    names = ["ops", "functions", "native", "view_funcs", "inplace_or_view", "variable_factories", "trace"]
    return {file.path: file.text for file in generate(NEW, names, found, style=FLAT)}


def test_headers_outside_aten_have_a_folder_of_their_own() -> None:
    """Under ``ATen`` they would hide those of torch."""
    files = library(
        "my::mul(Tensor(a) self) -> Tensor(a)", f"my::zeros({OPTIONS}) -> Tensor", "mul(Tensor self) -> Tensor"
    )
    roots = {path for path in files if "/ops/" in path}
    assert roots == {f"my/ops/{root}{end}.h" for root in ("mul", "zeros") for end in ("", "_ops", "_native")} | {
        f"aten/ops/mul{end}.h" for end in ("", "_ops", "_native")
    }
    assert "#include <my/ops/mul_ops.h>" in files["my/ops/mul.h"]
    kernels = "".join(text for path, text in files.items() if "TraceType" in path)
    for text in (kernels, files["autograd/ViewFuncs.h"]):
        own = text.partition("#include <my/ops/mul_ops.h>")[0]
        assert own.rstrip().endswith("#endif")  # whatever the build says of aten's
    assert "#endif\n\n#include <my/ops/zeros.h>" in files["autograd/variable_factories.h"]
    assert "namespace my {" in files["autograd/variable_factories.h"]
    assert "namespace my_operators {" in files["autograd/ViewFuncs.cpp"]
