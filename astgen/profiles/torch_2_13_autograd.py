"""torch-2.13: the names that autograd treats apart."""

from __future__ import annotations

from astgen.profiles.autograd_facts import AutogradFacts
from astgen.profiles.torch_2_13_helpers import HIDDEN_HELPERS

_BACKENDS = "CPU CUDA HIP XLA MTIA MPS IPU XPU HPU VE Lazy Meta PrivateUse1 PrivateUse2 PrivateUse3"

_VIEWS = """
    numpy_T alias as_strided diagonal expand permute select slice slice_inverse split split_with_sizes squeeze t
    transpose unfold unsqueeze flatten view unbind _indices _values indices values crow_indices col_indices
    ccol_indices row_indices _reshape_alias _test_autograd_multiple_dispatch_view
"""
_METADATA_VIEWS = """
    view_as_complex view_as_real _conj _neg_view _nested_get_values _nested_view_from_buffer _nested_view_from_jagged
"""
_COMPOSED_VIEWS = """
    chunk detach contiguous reshape reshape_as expand_as view_as real imag narrow movedim tensor_split swapdims swapaxes
    mT mH adjoint matrix_H
"""

AUTOGRAD_2_13 = AutogradFacts(
    dispatch_keys=frozenset({"AutogradNestedTensor", *[f"Autograd{backend}" for backend in _BACKENDS.split()]}),
    hidden_helpers=HIDDEN_HELPERS,
    words_are_uses=True,
    foreach_without_alpha=frozenset(
        f"_foreach_{name}.{overload}"
        for name in ("add", "add_", "sub", "sub_")
        for overload in ("Scalar", "ScalarList")
    ),
    foreach_attributes_indexed_twice=True,
    foreach_of_in_place=frozenset({"_foreach_zero_"}),
    nodes_header_includes=(
        "ATen/ATen.h",
        "ATen/TensorGeometry.h",
        "c10/core/SymIntArrayRef.h",
        "torch/csrc/Export.h",
        "torch/csrc/autograd/function.h",
        "torch/csrc/autograd/saved_variable.h",
        "torch/csrc/autograd/variable.h",
    ),
    nodes_header_names=("at::Scalar", "at::Tensor", "at::TensorGeometry", "torch::autograd::TypeAndSize"),
    nodes_source_includes=(
        "torch/csrc/autograd/FunctionsManual.h",
        "torch/csrc/dynamo/compiled_autograd.h",
    ),
    nodes_source_names=("at::IntArrayRef", "at::Scalar", "at::Tensor", "at::TensorList"),
    view_functions={
        **dict.fromkeys((*_VIEWS.split(), *_METADATA_VIEWS.split()), "self"),
        # without its leading underscore, so that it names no operator
        "sparse_coo_tensor_with_dims_and_tensors": "values",
    },
    composed_views=frozenset(_COMPOSED_VIEWS.split()),
    metadata_views=frozenset(_METADATA_VIEWS.split()),
)
