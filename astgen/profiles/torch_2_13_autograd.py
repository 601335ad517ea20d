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

# on integers, of shapes alone, or out of reach of autograd
_WITHOUT_DERIVATIVE = """
    __and__ __iand__ __ilshift__ __ior__ __irshift__ __ixor__ __lshift__ __or__ __rshift__ __xor__ _coalesced_
    _nested_tensor_size _nested_tensor_storage_offsets _nested_tensor_strides _sobol_engine_draw
    _sobol_engine_ff _sobol_engine_initialize_state_ _sobol_engine_scramble_ allclose argmax argmin argsort
    bucketize empty_like full_like isin isinf isnan isneginf isposinf logical_and logical_not logical_or
    logical_xor new_empty new_empty_strided new_full new_ones new_zeros ones_like quantize_per_channel
    quantize_per_tensor rand_like randn_like record_stream searchsorted signbit zeros_like
"""

_COMPLEX_GRADIENTS = """
    __radd__ __rmul__ _coalesce _conj _conj_physical _fft_c2c _fft_r2c _linalg_det _linalg_eigh
    _linalg_slogdet _linalg_solve_ex _linalg_svd _neg_view _reshape_alias _reshape_copy _sparse_addmm
    _sparse_coo_tensor_with_dims_and_tensors _sparse_sparse_matmul _to_copy _to_dense _unsafe_index
    _unsafe_index_put _unsafe_masked_index _unsafe_masked_index_put_accumulate _unsafe_view acos acosh add
    addbmm addcdiv addcmul addmm addmv addr alias alias_copy as_strided as_strided_copy as_strided_scatter
    asin asinh atan atanh baddbmm block_diag bmm cat channel_shuffle cholesky cholesky_inverse cholesky_solve
    chunk clone coalesce col2im complex conj_physical_ constant_pad_nd cos cosh cumprod cumsum
    cumulative_trapezoid diag diag_embed diagonal diagonal_backward diagonal_copy diagonal_scatter div dot eig
    eq_ exp exp2 expand expand_copy expm1 fill fill_ flip fliplr flipud gather im2col index index_add
    index_add_ index_copy index_fill index_put index_select inverse ldexp lerp linalg_cholesky
    linalg_cholesky_ex linalg_cross linalg_eig linalg_householder_product linalg_inv linalg_inv_ex
    linalg_lstsq linalg_lu linalg_lu_factor_ex linalg_lu_solve linalg_matrix_exp linalg_pinv linalg_qr
    linalg_solve linalg_solve_triangular linalg_vector_norm linear log log10 log1p log2 logaddexp logcumsumexp
    logsumexp lu lu_solve lu_unpack masked_fill masked_scatter masked_scatter_backward masked_select
    matrix_exp mean mm mul mv nanmean nansum narrow_copy ne_ neg nonzero ormqr outer permute permute_copy
    pixel_shuffle pixel_unshuffle polar pow prod put put_ reciprocal reflection_pad1d
    reflection_pad1d_backward reflection_pad2d reflection_pad2d_backward reflection_pad3d
    reflection_pad3d_backward renorm repeat replication_pad1d replication_pad1d_backward replication_pad2d
    replication_pad2d_backward replication_pad3d replication_pad3d_backward reshape reshape_as resize
    resize_as roll rot90 rsqrt rsub scatter scatter_add select select_backward sgn sigmoid sigmoid_backward
    sin sinc sinh slice slice_backward solve sparse_mask sparse_sampled_addmm split split_with_sizes
    split_with_sizes_backward sqrt squeeze squeeze_copy stack std_mean sub sum t t_copy take tan tanh
    tanh_backward to_sparse trace transpose transpose_copy trapezoid triangular_solve tril triu unbind
    unbind_copy unfold unfold_backward unfold_copy unsafe_split unsqueeze unsqueeze_copy values var_mean vdot
    view view_as view_as_complex view_copy where zero_
"""

# may return an argument as it is
_SHARED_RESULTS = """
    _cudnn_rnn _cudnn_rnn_backward _embedding_bag _embedding_bag_forward_only _nested_tensor_size
    _nested_tensor_storage_offsets _nested_tensor_strides dequantize_self lift lift_fresh lift_fresh_copy
    lu_unpack q_per_channel_scales q_per_channel_zero_points
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
    # no view for autograd: nobody else holds the argument
    shares_storage={"_unsafe_view": "self"},
    without_derivative=frozenset(_WITHOUT_DERIVATIVE.split()),
    complex_gradients=frozenset(_COMPLEX_GRADIENTS.split()),
    resets_accumulator=frozenset(["resize_", "set_"]),
    exchanges_arguments=frozenset(
        ["_cudnn_rnn_flatten_weight", "_unsafe_masked_index", "_unsafe_masked_index_put_accumulate", "set_"]
    ),
    storage_is_shared=frozenset(["_slow_conv2d_forward", "channel_shuffle", "slow_conv3d_forward"]),
    result_is_shared=frozenset(_SHARED_RESULTS.split()),
    temporary="_tmp",
    nodes_header_includes=(
        "ATen/ATen.h",
        "ATen/TensorGeometry.h",
        "ATen/core/functional.h",
        "c10/core/SymIntArrayRef.h",
        "torch/csrc/Export.h",
        "torch/csrc/autograd/function.h",
        "torch/csrc/autograd/saved_variable.h",
        "torch/csrc/autograd/variable.h",
    ),
    # FunctionsManual.h, written by hand, counts on them
    nodes_header_names=(
        "at::ArrayRef",
        "at::IntArrayRef",
        "at::Scalar",
        "at::ScalarType",
        "at::Tensor",
        "at::TensorGeometry",
        "at::Type",
        "c10::fmap",
        "std::optional",
        "torch::autograd::TypeAndSize",
    ),
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
