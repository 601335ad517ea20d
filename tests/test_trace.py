"""Tracing kernels, rule by rule, of operators made for the purpose."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from support.own import NEW, OLD, entry, operators

from astgen import Style, find_lowering, generate, get_profile, render_operator

TRACE = find_lowering("trace")
FLAT = Style(width=None)
MASK = "ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer)"


def code(schema: str, profile: str = OLD, call: str | None = None) -> str:
    """The kernel and the registration of the first operator of an entry or a schema."""
    found = operators(schema, profile=profile)[0]
    return "".join(chunk.text for chunk in render_operator(found, TRACE, get_profile(profile).calling(call), FLAT))


def lines(schema: str, profile: str = OLD, call: str | None = None) -> list[str]:
    return [line.strip() for line in code(schema, profile, call).splitlines() if line.strip()]


def branches(text: str, condition: str = "tracer_state->force_outplace") -> list[tuple[str, str]]:
    """The two branches of each ``if`` on a condition, each on one line."""
    found = re.findall(rf"if \({re.escape(condition)}\) \{{(.*?)\}} else \{{(.*?)\}}", text, re.DOTALL)
    return [(" ".join(then.split()), " ".join(orelse.split())) for then, orelse in found]


def inputs(text: str) -> list[str]:
    return re.findall(r'addInputs\(node, ("\w+", [^;]+)\);', text)


# --- the kernel that the redispatch change is known by ---


def test_add() -> None:
    assert lines("add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor") == [
        "Tensor add_Tensor(c10::DispatchKeySet ks, const Tensor & self, const Tensor & other, Scalar alpha) {",
        "torch::jit::Node* node = nullptr;",
        "std::shared_ptr<jit::tracer::TracingState> tracer_state;",
        "if (jit::tracer::isTracing()) {",
        "tracer_state = jit::tracer::getTracingState();",
        "at::Symbol op_name;",
        'op_name = jit::Symbol::fromQualString("aten::add");',
        "node = tracer_state->graph->create(op_name, /*num_outputs=*/0);",
        "jit::tracer::recordSourceLocation(node);",
        'jit::tracer::addInputs(node, "self", self);',
        'jit::tracer::addInputs(node, "other", other);',
        'jit::tracer::addInputs(node, "alpha", alpha);',
        "tracer_state->graph->insertNode(node);",
        "jit::tracer::setTracingState(nullptr);",
        "}",
        f"auto result = at::redispatch::add({MASK}, self, other, alpha);",
        "if (tracer_state) {",
        "jit::tracer::setTracingState(std::move(tracer_state));",
        "jit::tracer::addOutput(node, result);",
        "}",
        "return result;",
        "}",
        'm.impl("add.Tensor", TORCH_FN(TraceType::add_Tensor));',
    ]


# --- the call, in three forms ---

OUT = "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"


def test_the_redispatch_form_calls_the_most_faithful_signature() -> None:
    assert f"at::redispatch::f_outf({MASK}, self, out);" in lines(OUT)
    assert f"at::redispatch::f_symint({MASK}, n);" in code("f(SymInt n) -> ()", NEW, "redispatch")
    bound = entry("size.int(Tensor self, int dim) -> int", manual_cpp_binding=True)
    assert f"auto result = at::redispatch::__dispatch_size({MASK}, self, dim);" in lines(bound)


def test_the_dispatcher_form() -> None:
    found = code("f.x(Tensor self, int n) -> Tensor", call="dispatcher")
    assert (
        'static auto op = c10::Dispatcher::singleton().findSchemaOrThrow("aten::f", "x")'
        ".typed<Tensor (const Tensor &, int64_t)>();"
    ) in found
    assert (
        f"auto result = c10::Dispatcher::singleton().redispatch<Tensor,const Tensor &,int64_t>(op, {MASK}, self, n);"
    ) in found


def test_the_ops_form() -> None:
    assert f"at::_ops::f_out::redispatch({MASK}, self, out);" in lines(OUT, NEW)


# --- the name of the node ---


@pytest.mark.parametrize(
    ("schema", "then", "orelse"),
    [
        ("add_(Tensor(a!) self) -> Tensor(a!)", "aten::add", "aten::add_"),
        ("zero_(Tensor(a!) self) -> Tensor(a!)", "aten::zeros_like", "aten::zero_"),
        ("fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)", "aten::full_like", "aten::fill_"),
    ],
)
def test_in_place_operators_are_recorded_under_two_names(schema: str, then: str, orelse: str) -> None:
    named = [f'op_name = jit::Symbol::fromQualString("{name}");' for name in (then, orelse)]
    assert branches(code(schema))[0] == tuple(named)


@pytest.mark.parametrize(
    ("schema", "name"),
    [
        (OUT, "aten::f"),
        ("zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", "aten::zeros_like"),
        ("__iand__(Tensor(a!) self) -> Tensor(a!)", "aten::__iand__"),
        ("f.x(Tensor self) -> Tensor", "aten::f"),
        ("f(Tensor x, Tensor(a!) y) -> Tensor", "aten::f"),
        ("my::bar.x(Tensor self) -> Tensor", "my::bar"),
    ],
)
def test_others_under_one(schema: str, name: str) -> None:
    assert f'op_name = jit::Symbol::fromQualString("{name}");' in lines(schema)
    assert code(schema).count("fromQualString") == 1


def test_mutable_operators_are_recorded_under_two_names_where_there_is_that_kind() -> None:
    ((then, orelse),) = branches(code("f(Tensor x, Tensor(a!) y) -> Tensor", NEW))
    assert then == orelse == 'op_name = c10::Symbol::fromQualString("aten::f");'


# --- the inputs ---


def test_options_are_four_inputs_under_their_own_names() -> None:
    options = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"
    found = inputs(code(f"f(int n, *, {options}, MemoryFormat? memory_format=None) -> Tensor"))
    words = ["n", "dtype", "layout", "device", "pin_memory", "memory_format"]
    assert found == [f'"{word}", {word}' for word in words]


def test_an_out_argument_is_an_input_unless_forced_out_of_place() -> None:
    assert branches(code(OUT)) == [("", 'jit::tracer::addInputs(node, "out", out);')]


TWO = "sort.v(Tensor self, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))"


def test_two_out_arguments_in_2021() -> None:
    """The first is recorded twice, the last never: what that version did."""
    assert inputs(code(TWO)) == ['"self", self', '"values", values', '"values", values']
    assert branches(code(TWO)) == [("", 'jit::tracer::addInputs(node, "values", values);')]


def test_two_out_arguments_today() -> None:
    add = 'jit::tracer::addInputs(node, "{0}", {0});'
    assert branches(code(TWO, NEW)) == [("", f"{add.format('values')} {add.format('indices')}")]


FACTORY_INPUTS = [
    '"out", optTypeMetaToScalarType(out.options().dtype_opt())',
    '"out", out.options().layout()',
    '"out", out.options().device()',
    '"out", out.options().pinned_memory()',
    '"out", out',
]


@pytest.mark.parametrize(
    ("schema", "inputs_before"),
    [
        ("f.out(int n, *, Tensor(a!) out) -> Tensor(a!)", ['"n", n']),
        ("normal.o(Tensor mean, *, Tensor(a!) out) -> Tensor(a!)", ['"mean", mean']),
        (
            entry("f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", category_override="factory"),
            ['"self", self'],
        ),
    ],
)
def test_a_factory_has_the_options_of_its_out_as_inputs(schema: str, inputs_before: list[str]) -> None:
    assert inputs(code(schema)) == [*inputs_before, *FACTORY_INPUTS]


@pytest.mark.parametrize(
    "schema", ["zero_(Tensor(a!) self) -> Tensor(a!)", "zero.out(*, Tensor(a!) out) -> Tensor(a!)"]
)
def test_zero_and_fill_are_factories_with_the_tensors_options(schema: str) -> None:
    then, orelse = branches(code(schema))[-1]
    assert inputs(then) == [
        '"options", c10::optional<ScalarType>()',
        '"options", layout_or_default(c10::nullopt)',
        '"options", device_or_default(c10::nullopt)',
        '"options", pinned_memory_or_default(c10::nullopt)',
        '"memory_format", memory_format',
    ]
    assert "c10::optional<MemoryFormat> memory_format = c10::MemoryFormat::Preserve;" in then
    assert orelse == ""


@pytest.mark.parametrize("schema", ["zero(Tensor self) -> Tensor", "fill.x(Tensor self, Scalar v) -> Tensor"])
def test_the_functional_ones_are_not(schema: str) -> None:
    assert '"options"' not in code(schema)


@pytest.mark.parametrize(
    ("schema", "call"),
    [
        ("add_(Tensor(a!) self) -> Tensor(a!)", '("add_", self)'),
        (OUT, '("f_out", out)'),
        (TWO, '("sort_out", values)'),
    ],
)
def test_what_is_written_must_be_unique(schema: str, call: str) -> None:
    assert f"jit::tracer::ensureUniqueIfOutOfPlaced{call};" in lines(schema)


@pytest.mark.parametrize(
    "schema",
    ["f(Tensor self) -> Tensor", "__iand__(Tensor(a!) self) -> Tensor(a!)", "f(Tensor x, Tensor(a!) y) -> Tensor"],
)
def test_but_not_in_other_kinds_of_operators(schema: str) -> None:
    assert "ensureUnique" not in code(schema)
    assert "ensureUnique" not in code(schema, NEW)


# --- the results ---


def test_several_results_are_tied_or_bound() -> None:
    schema = "f(Tensor self) -> (Tensor values, int n)"
    assert lines(schema)[-9:] == [
        f"std::tie(values, n) = at::redispatch::f({MASK}, self);",
        "if (tracer_state) {",
        "jit::tracer::setTracingState(std::move(tracer_state));",
        "jit::tracer::addOutput(node, values);",
        "jit::tracer::addOutput(node, n);",
        "}",
        "return std::make_tuple(std::move(values), std::move(n));",
        "}",
        'm.impl("f", TORCH_FN(TraceType::f));',
    ]
    assert {"Tensor values;", "int64_t n;"} <= set(lines(schema))
    assert f"auto [values, n] = at::_ops::f::redispatch({MASK}, self);" in lines(schema, NEW)


def test_out_arguments_are_the_results_in_their_order() -> None:
    found = lines(TWO)
    assert f"at::redispatch::sort_outf({MASK}, self, values, indices);" in found
    assert found[-5:-1] == [
        "jit::tracer::addOutput(node, indices);",
        "}",
        "return std::forward_as_tuple(values, indices);",
        "}",
    ]


@pytest.mark.parametrize(
    "schema",
    [
        "f(Tensor self) -> int",
        "f_(Tensor(a!)[] self) -> ()",
        "conv2d(Tensor input) -> Tensor",
        "_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)",
        "set_.s(Tensor(a!) self, Storage source) -> Tensor(a!)",
    ],
)
def test_kernels_that_only_call_on(schema: str) -> None:
    for profile in (OLD, NEW):
        found = code(schema, profile)
        assert "jit::" not in found
        assert "redispatch" in found
        assert "m.impl(" in found


def test_written_by_hand() -> None:
    assert lines("resize_(Tensor(a!) self, int[] size) -> Tensor(a!)") == []
    assert lines("resize.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
    assert lines("my::resize_(Tensor(a!) self, int[] size) -> Tensor(a!)")
    assert lines("_make_dual(Tensor(a) primal) -> Tensor(a)")
    assert lines("_make_dual(Tensor(a) primal) -> Tensor(a)", NEW) == []


def test_a_result_that_is_written_and_new_is_what_the_call_returns() -> None:
    found = lines("my::f(Tensor x, *, Tensor(a!) buffer) -> Tensor", NEW)
    assert f"auto result = ::my::_ops::f::redispatch({MASK}, x, buffer);" in found
    assert "return result;" in found


# --- namespaces ---


def test_operators_of_several_namespaces_in_one_file() -> None:
    found = operators("my::bar(Tensor self) -> Tensor", "bar(Tensor self) -> Tensor", profile=NEW)
    files = generate(NEW, ["trace"], found, everything=True, style=FLAT)
    (text,) = [file.text for file in files if file.path.endswith("Everything.cpp")]
    assert text.count("TORCH_LIBRARY_IMPL(my, Tracer, m) {") == 1
    assert text.count("TORCH_LIBRARY_IMPL(aten, Tracer, m) {") == 1
    my, aten = text.index("TORCH_LIBRARY_IMPL(my"), text.index("TORCH_LIBRARY_IMPL(aten")
    assert my < text.index('m.impl("bar", TORCH_FN(TraceType::my_operators::bar));') < aten
    assert aten < text.index('m.impl("bar", TORCH_FN(TraceType::bar));')
    assert "namespace my_operators {" in text
    assert 'c10::Symbol::fromQualString("my::bar")' in text
    assert "::my::_ops::bar::redispatch(" in text
    assert " at::_ops::bar::redispatch(" in text


def test_tables_of_names_are_about_aten_alone() -> None:
    """An operator elsewhere that happens to be called zero_ is no zero_ of aten."""
    text = code("my::zero_(Tensor(a!) self) -> Tensor(a!)", NEW)
    assert "my::zeros_like" not in text
    assert branches(text) == [
        ('op_name = c10::Symbol::fromQualString("my::zero");', 'op_name = c10::Symbol::fromQualString("my::zero_");')
    ]
    assert "jit::tracer::isTracing()" in code("my::conv2d(Tensor self) -> Tensor", NEW)
    assert inputs(code("my::normal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", NEW)) == [
        '"self", self',
        '"out", out',
    ]
    assert "detach_" in code("my::detach_(Tensor(a!) self) -> Tensor(a!)", NEW)


def test_a_factory_may_call_its_out_anything() -> None:
    found = inputs(code("my::make.y(int n, *, Tensor(a!) y) -> Tensor(a!)", NEW))
    assert found == [
        '"n", n',
        '"out", c10::optTypeMetaToScalarType(y.options().dtype_opt())',
        '"out", y.options().layout()',
        '"out", y.options().device()',
        '"out", y.options().pinned_memory()',
        '"y", y',
    ]


@pytest.mark.parametrize("kind", ["Tensor[]?", "DeviceIndex", "QScheme", "Storage?", "Stream?", "SymBool", "str[]"])
def test_what_no_graph_can_hold_is_not_recorded(kind: str) -> None:
    assert "addInputs" not in code(f"my::f(Tensor self, {kind} x) -> Tensor", NEW)


def test_namespaces_in_the_other_forms() -> None:
    schema = "my::bar.x(Tensor self) -> Tensor"
    assert 'findSchemaOrThrow("my::bar", "x")' in code(schema, NEW, "dispatcher")
    assert "::my::redispatch::bar(" in code(schema, NEW, "redispatch")


# --- names that clash ---

LOCALS = ["ks", "node", "tracer_state", "op_name", "op", "memory_format"]
CLASHES = [
    *[f"clash::a_{name}(Tensor self, int {name}) -> Tensor" for name in (*LOCALS, "result", "m")],
    *[f"clash::r_{name}(Tensor self) -> (Tensor {name}, Tensor)" for name in LOCALS],
    "clash::all(Tensor ks, Tensor node, Tensor tracer_state, Tensor op_name, Tensor op, Tensor result) -> Tensor",
    "clash::late(Tensor node, Tensor node_) -> Tensor node__",
    "clash::results(Tensor result0, Tensor x, Tensor x_return) -> (Tensor, Tensor x, Tensor result2, Tensor)",
    "clash::words(Tensor at, Tensor c10, Tensor jit, Tensor std, Tensor torch, Tensor move, Tensor Tensor) -> Tensor",
    "clash::final(Tensor override, Tensor TORCH_FN, Tensor clash) -> Tensor",
    "fill_.clash(Tensor(a!) self, Scalar memory_format, Scalar node) -> Tensor(a!)",
    "clash::axpy_(Tensor(a!) y, Tensor x) -> Tensor(a!)",
    "clash::both_(Tensor(a!) self) -> (Tensor(a!), Tensor)",
    "std::foo(Tensor self) -> Tensor",
    "torch::foo(Tensor self) -> Tensor",
    "jit::foo(Tensor self, str[] x, SymBool y) -> Tensor",
    "std(Tensor self) -> Tensor",
    "clash::make(int n, *, Tensor(a!) y) -> Tensor(a!)",
    "clash::twice(Tensor(a!) x, Tensor(b!) y) -> (Tensor(a!), Tensor(b!))",
    "clash::buffer(Tensor x, *, Tensor(a!) buffer) -> Tensor",
    "clash::maybe(Tensor(a!)? x) -> (Tensor(a!)?, int)",
    "clash::is_done_(Tensor x) -> bool",
    "clash::many(Tensor x) -> (" + ", ".join(["Tensor"] * 40) + ")",
    "all(Tensor self) -> Tensor",
    "all.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
]


@pytest.mark.parametrize("name", ["ks", "node", "tracer_state", "op_name"])
def test_the_kernels_own_names_give_way_to_arguments_and_results(name: str) -> None:
    for schema in (f"my::f(Tensor self, int {name}) -> Tensor", f"my::f(Tensor self) -> (Tensor {name}, Tensor)"):
        found = code(schema, NEW)
        assert re.search(rf"\b{name}_\b", found)
        if "int" in schema:
            label = "node_" if name == "node" else "node"
            assert f'addInputs({label}, "{name}", {name});' in found


def test_results_give_way_to_arguments() -> None:
    found = lines("my::f(Tensor result) -> Tensor", NEW)
    assert f"auto result_ = ::my::_ops::f::redispatch({MASK}, result);" in found
    assert "return result_;" in found


@pytest.mark.torch
def test_kernels_with_names_that_clash_compile(tmp_path: Path) -> None:
    """Against the headers of the installed torch, through the dispatcher: that needs no declarations."""
    torch_utils = pytest.importorskip("torch.utils.cpp_extension", reason="compiles against an installed torch")
    gxx = shutil.which("g++")
    if gxx is None:
        pytest.skip("there is no g++ to compile with")
    files = generate(NEW, ["trace"], operators(*CLASHES), call="dispatcher", everything=True)
    unit = tmp_path / "clash.cpp"
    unit.write_text(next(file.text for file in files if file.path.endswith("Everything.cpp")))
    includes = [f"-I{folder}" for folder in torch_utils.include_paths()]
    command = [gxx, "-std=c++20", "-fsyntax-only", "-Wreturn-local-addr", "-Werror", *includes, str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:5000]
