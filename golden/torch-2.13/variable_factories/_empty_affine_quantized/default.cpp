// astgen-golden 1
// _empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_affine_quantized(
    at::IntArrayRef size,
    at::TensorOptions options={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::_empty_affine_quantized(
          size,
          at::TensorOptions(options).requires_grad(::std::nullopt),
          scale,
          zero_point,
          memory_format),
      /*requires_grad=*/options.requires_grad());
}
inline at::Tensor
_empty_affine_quantized_symint(
    c10::SymIntArrayRef size,
    at::TensorOptions options={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  at::AutoDispatchBelowADInplaceOrView guard;
  return autograd::make_variable(
      at::_empty_affine_quantized_symint(
          size,
          at::TensorOptions(options).requires_grad(::std::nullopt),
          scale,
          zero_point,
          memory_format),
      /*requires_grad=*/options.requires_grad());
}
