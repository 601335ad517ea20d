"""torch-2.13: what differs since torch-1.9-dev."""

from __future__ import annotations

from astgen.cpp.build import const_ref, expr, named
from astgen.profiles import shapes
from astgen.profiles.dispatch_keys import KEYS_2_13
from astgen.profiles.profile import Feature
from astgen.profiles.sources import derivatives_file, installed_torch
from astgen.profiles.torch_1_9_dev import TORCH_1_9_DEV
from astgen.profiles.torch_2_13_autograd import AUTOGRAD_2_13

_WORDS = "Tensor Scalar ScalarType Layout Device MemoryFormat Generator Storage Stream QScheme DimVector"
_TAGS = frozenset(
    """
    inplace_view pt2_compliant_tag view_copy dynamic_output_shape data_dependent_output generated
    nondeterministic_seeded nondeterministic_bitwise needs_exact_strides needs_contiguous_strides
    needs_fixed_stride_order flexible_layout core pointwise maybe_aliasing_or_mutating cudagraph_unsafe reduction
    inplace out out_variant
    """.split()  # noqa: SIM905
)
_INT_ARRAY = named("at::IntArrayRef")
_OPTIONAL_INT_ARRAY = named("at::OptionalIntArrayRef")
_OPTIONAL_TENSOR = named("::std::optional", named("at::Tensor"))

TORCH_2_13 = TORCH_1_9_DEV.evolve(
    name="torch-2.13",
    about="torch 2.13.0: the _ops structs, symbolic integers; operators of the installed torch",
    schemas=lambda: installed_torch("2.13"),
    derivatives=lambda: derivatives_file(installed_torch("2.13")),
    autograd=AUTOGRAD_2_13,
    checked=frozenset({"63bd04646fa7ee7a496a8f3095204ae0c8cfcde5b1282789ea92f9faa713491c"}),
    rules={
        "mutable_kind": True,
        "generated": True,
        "entry_keys": frozenset(),
        # the functional form of `bernoulli_.float`, whose `p` alone has a default
        "grouping_defaults": {("bernoulli.p", "p"): "0.5"},
        "ungrouped": frozenset({"polygamma_"}),
        "implied_tags": {"aten": frozenset({"pt2_compliant_tag"})},
        "ignored_keys": frozenset({"MPS", "SparseMPS", "SparseCsrMPS", "XPU", "MTIA"}),
        "structured_keys": frozenset({"CPU", "CUDA", "MPS", "XPU", "MTIA"}),
        "ufunc_keys": ("CPU", "CUDA"),
        "dispatch_keys": KEYS_2_13,
        "tags": _TAGS,
    },
    spell={
        "types": {
            "int": named("int64_t"),
            "float": named("double"),
            "bool": named("bool"),
            "str": named("c10::string_view"),
            "SymInt": named("int64_t"),
            "SymBool": named("c10::SymBool"),
            "DeviceIndex": named("at::DeviceIndex"),
            **{word: named(f"at::{word}") for word in _WORDS.split()},
        },
        "lists": {
            "int": _INT_ARRAY,
            "SymInt": _INT_ARRAY,
            "Tensor": named("at::TensorList"),
            "Tensor?": const_ref(named("c10::List", _OPTIONAL_TENSOR)),
            "Scalar": named("at::ArrayRef", named("at::Scalar")),
        },
        "optional_lists": {"int": _OPTIONAL_INT_ARRAY, "SymInt": _OPTIONAL_INT_ARRAY},
        "symint_types": {"SymInt": named("c10::SymInt")},
        "symint_lists": {"SymInt": named("c10::SymIntArrayRef")},
        "symint_optional_lists": {"SymInt": named("at::OptionalSymIntArrayRef")},
        "structured_tensor_list": const_ref(named("at::ITensorListRef")),
        "impl_lists": {
            "int": _INT_ARRAY,
            "Tensor": const_ref(named("at::ITensorListRef")),
            "Tensor?": named("at::IOptTensorListRef"),
        },
        "impl_optional_lists": {"int": _OPTIONAL_INT_ARRAY},
        "impl_optionals": {"Tensor": named("at::OptionalTensorRef"), "Scalar": named("at::OptionalScalarRef")},
        "by_const_ref": frozenset({"Scalar"}),
        "tensor_options": named("at::TensorOptions"),
        "optional": "::std::optional",
        "array_ref": "at::ArrayRef",
        "vector": "::std::vector",
        "array": "::std::array",
        "tuple": "::std::tuple",
        "nullopt": expr("::std::nullopt"),
        "symbol_from_string": expr("c10::Symbol::fromQualString"),
        "scalar_type_of": expr("c10::optTypeMetaToScalarType"),
        "defaults": {
            "Mean": expr("at::Reduction::Mean"),
            "contiguous_format": expr("c10::MemoryFormat::Contiguous"),
            "long": expr("at::kLong"),
            "float": expr("at::kFloat"),
            "complex": expr("at::kComplexFloat"),
            "strided": expr("at::kStrided"),
        },
    },
    shape={
        "calls": {form.name: form for form in (shapes.BY_STRUCT, shapes.BY_FUNCTION, shapes.BY_HANDLE)},
        "call_operator": shapes.through_struct,
        "bind_results": shapes.bind_results,
        "below_autograd": shapes.below_autograd,
        "create_node": shapes.create_in_state,
        "insert_node": shapes.insert_in_state,
        "record_outs": shapes.all_outs_in_place,
    },
    has=frozenset({Feature.SYMINT, Feature.PER_OPERATOR_HEADERS, Feature.INLINE_API, Feature.BACKWARD_NODES}),
    facts={
        "manual_tracer": TORCH_1_9_DEV.facts.manual_tracer | {"_make_dual"},
        "manual_autograd": TORCH_1_9_DEV.facts.manual_autograd | {"_make_dual"},
        "recordable_types": {
            *[kind for kind in TORCH_1_9_DEV.facts.recordable_types if "Dimname" not in kind],
            *("SymInt", "SymInt?", "SymInt[]", "SymInt[]?", "Scalar[]", "Stream"),
        },
        "trace_includes": (
            "torch/csrc/jit/frontend/tracer.h",
            "torch/library.h",
            "torch/csrc/autograd/function.h",
            "ATen/quantized/Quantizer.h",
        ),
        "autograd_includes": (
            "torch/csrc/autograd/VariableTypeUtils.h",
            "torch/csrc/autograd/generated/VariableType.h",
            "torch/csrc/autograd/FunctionsManual.h",
            "ATen/SparseCsrTensorUtils.h",
            "ATen/core/TorchDispatchUtils.h",
            "c10/core/impl/TorchDispatchModeTLS.h",
            "torch/library.h",
        ),
        "ops_includes": ("string_view", "tuple", "vector", "ATen/core/ATen_fwd.h"),
        "all_ops_includes": (
            "ATen/core/ATen_fwd.h",
            "c10/core/QScheme.h",
            "c10/core/Scalar.h",
            "c10/core/SymInt.h",
            "c10/core/SymIntArrayRef.h",
            "c10/core/TensorOptions.h",
            "c10/util/OptionalArrayRef.h",
            "string_view",
            "tuple",
            "vector",
        ),
        "ops_source_includes": ("ATen/Tensor.h", "ATen/core/dispatch/Dispatcher.h"),
        "functions_includes": (
            "ATen/Context.h",
            "ATen/DeviceGuard.h",
            "ATen/TensorUtils.h",
            "ATen/TracerMode.h",
            "ATen/core/Generator.h",
            "ATen/core/Reduction.h",
            "ATen/core/Tensor.h",
            "c10/core/Scalar.h",
            "c10/core/Storage.h",
            "c10/core/TensorOptions.h",
            "c10/util/Deprecated.h",
            "optional",
            "string_view",
        ),
        "redispatch_includes": ("ATen/Operators.h", "ATen/core/Tensor.h", "ATen/core/Reduction.h"),
        "native_includes": (
            "ATen/core/Reduction.h",
            "ATen/core/Tensor.h",
            "c10/core/QScheme.h",
            "c10/core/Scalar.h",
            "c10/core/Storage.h",
            "c10/core/TensorOptions.h",
            "c10/util/Deprecated.h",
            "optional",
            "tuple",
            "vector",
        ),
        "backend_select_includes": (
            "ATen/core/Tensor.h",
            "ATen/core/dispatch/DispatchKeyExtractor.h",
            "torch/library.h",
            "ATen/Operators.h",
        ),
        "factory_includes": (
            "ATen/core/Tensor.h",
            "ATen/core/LegacyTypeDispatch.h",
            "c10/core/MemoryFormat.h",
            "c10/core/TensorOptions.h",
            "torch/csrc/autograd/variable.h",
        ),
        "inverse_includes": ("ATen/FunctionalStorageImpl.h", "ATen/core/Tensor.h"),
        "view_func_includes": ("c10/core/SymIntArrayRef.h", "torch/csrc/autograd/variable.h", "torch/library.h"),
        "inplace_or_view_includes": (
            "c10/util/irange.h",
            "torch/csrc/autograd/VariableTypeUtils.h",
            "torch/library.h",
        ),
        "composites_with_inverse": frozenset({"chunk", "narrow"}),
        "defined_namespaces": frozenset({"quantized", "quantized_decomposed"}),
    },
    shards={"trace": 10, "ops": 5, "inplace_or_view": 2, "variable_type": 10},
    lowerings=None,
)
