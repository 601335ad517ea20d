// astgen-golden 1
// _empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_per_channel_affine_quantized(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::_empty_per_channel_affine_quantized(
          size,
          scales,
          zero_points,
          axis,
          at::TensorOptions(options).requires_grad(::std::nullopt),
          memory_format),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
_empty_per_channel_affine_quantized_symint(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::_empty_per_channel_affine_quantized_symint(
          size,
          scales,
          zero_points,
          axis,
          at::TensorOptions(options).requires_grad(::std::nullopt),
          memory_format),
      /*requires_grad=*/options.requires_grad());
}
