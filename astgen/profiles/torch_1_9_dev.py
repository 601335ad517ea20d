"""torch-1.9-dev: February 2021, when the tracing kernels came to call the redispatch API."""

from __future__ import annotations

from astgen.cpp.build import const_ref, expr, named
from astgen.profiles import shapes
from astgen.profiles.dispatch_keys import KEYS_2021
from astgen.profiles.names import DEFAULT
from astgen.profiles.profile import Facts, Profile, Shapes, Spelling
from astgen.profiles.sources import embedded
from astgen.schema.rules import Rules

_WORDS = "Tensor Scalar ScalarType Layout Device MemoryFormat Generator Dimname Storage Stream QScheme"
_OPTIONAL_TENSOR = named("c10::optional", named("Tensor"))

# The kernel of the backend key is registered by hand, and so are those of all keys before it.
_MANUAL_BACKEND = frozenset(
    ["options", "data", "set_data", "is_leaf", "output_nr", "_version", "retain_grad", "_backward", "requires_grad_"]
)
_MANUAL_AUTOGRAD_AND_TRACER = frozenset(["resize_", "resize_as_", "detach", "detach_", "copy_", "_fw_primal"])

_RECORDABLE = [
    "int",
    "float",
    "bool",
    "str",
    "Scalar",
    "Tensor",
    "ScalarType",
    "Layout",
    "Device",
    "MemoryFormat",
    "Generator",
    "Dimname",
]
_RECORDABLE_LISTS = [
    "int[]",
    "int[]?",
    "float[]",
    "float[]?",
    "bool[]",
    "Tensor[]",
    "Tensor?[]",
    "Dimname[]",
    "Dimname[]?",
]

_API_INCLUDES = (
    "c10/core/Scalar.h",
    "c10/core/TensorOptions.h",
    "c10/util/Deprecated.h",
    "c10/util/Optional.h",
    "ATen/Tensor.h",
    "ATen/core/Reduction.h",
)

TORCH_1_9_DEV = Profile(
    name=DEFAULT,
    about="February 2021: the redispatch API; operators embedded",
    schemas=lambda: embedded("torch-1.9-dev.yaml"),
    checked=frozenset({"c294b6b8c6c7fca20e47ff48fcebc2c8dad68671cdb1d9a773f15f7e042b652f"}),
    rules=Rules(
        mutable_kind=False,
        generated=False,
        entry_keys=frozenset({"abstract"}),
        dispatch_keys=KEYS_2021,
        keyword_arguments=frozenset({"random", "uniform", "can_cast", "_has_compatible_shallow_copy_type"}),
        # the names of arguments, or the arguments, differ from those of the functional operators
        ungrouped=frozenset({"polygamma_", "arange.start_out"}),
    ),
    spell=Spelling(
        types={
            "int": named("int64_t"),
            "float": named("double"),
            "bool": named("bool"),
            "str": named("std::string"),
            **{word: named(word) for word in _WORDS.split()},
        },
        lists={
            "int": named("IntArrayRef"),
            "Tensor": named("TensorList"),
            "Tensor?": const_ref(named("c10::List", _OPTIONAL_TENSOR)),
            "Dimname": named("DimnameList"),
        },
        optional_lists={},
        tensor_options=named("TensorOptions"),
        optional="c10::optional",
        array_ref="ArrayRef",
        list="c10::List",
        vector="std::vector",
        array="std::array",
        tuple="std::tuple",
        nullopt=expr("c10::nullopt"),
        symbol=named("at::Symbol"),
        symbol_from_string=expr("jit::Symbol::fromQualString"),
        scalar_type_of=expr("optTypeMetaToScalarType"),
        defaults={
            "Mean": expr("at::Reduction::Mean"),
            "contiguous_format": expr("MemoryFormat::Contiguous"),
            "long": expr("at::kLong"),
            "float": expr("at::kFloat"),
            "complex": expr("at::kComplexFloat"),
            "strided": expr("at::kStrided"),
        },
    ),
    shape=Shapes(
        calls={form.name: form for form in (shapes.BY_FUNCTION, shapes.BY_HANDLE)},
        call_operator=shapes.through_handle,
        bind_results=shapes.tie_results,
        below_autograd=shapes.without_variables,
        create_node=shapes.create_in_graph,
        insert_node=shapes.insert_in_graph,
        record_outs=shapes.first_out_twice,
    ),
    has=frozenset(),
    facts=Facts(
        manual_tracer=_MANUAL_BACKEND | _MANUAL_AUTOGRAD_AND_TRACER,
        manual_autograd=_MANUAL_BACKEND | _MANUAL_AUTOGRAD_AND_TRACER,
        not_recorded=frozenset(
            [
                "convolution",
                "conv1d",
                "conv2d",
                "conv3d",
                "conv_transpose1d",
                "conv_transpose2d",
                "conv_transpose3d",
                "lstm_cell",
                "gru_cell",
                "rnn_tanh_cell",
                "rnn_relu_cell",
                "_coalesced",
            ]
        ),
        recordable_types=frozenset((*_RECORDABLE, *[f"{word}?" for word in _RECORDABLE], *_RECORDABLE_LISTS)),
        trace_renames={"zero": "zeros_like", "fill": "full_like"},
        factory_outs=frozenset({"normal"}),
        filled_like=frozenset({"zero", "fill"}),
        trace_includes=(
            "torch/csrc/autograd/VariableTypeUtils.h",
            "torch/library.h",
            "torch/csrc/autograd/function.h",
            "ATen/quantized/Quantizer.h",
        ),
        autograd_includes=(
            "torch/csrc/autograd/VariableTypeUtils.h",
            "torch/library.h",
        ),
        native_includes=(),
        ops_includes=(),
        all_ops_includes=(),
        ops_source_includes=(),
        redispatch_includes=_API_INCLUDES,
        functions_includes=_API_INCLUDES,
        api_source_includes=("ATen/Functions.h", "ATen/core/dispatch/Dispatcher.h"),
        backend_select_includes=(
            "torch/library.h",
            "ATen/ATen.h",
            "ATen/core/dispatch/Dispatcher.h",
            "c10/core/TensorOptions.h",
            "ATen/core/dispatch/DispatchKeyExtractor.h",
        ),
    ),
    shards={"trace": 5, "variable_type": 5},
    lowerings=("trace", "signatures", "redispatch", "functions", "methods", "backend_select", "variable_type"),
)
