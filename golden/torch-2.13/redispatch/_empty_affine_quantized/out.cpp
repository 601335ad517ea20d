// astgen-golden 1
// _empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    at::IntArrayRef size,
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized_out::redispatch(
      dispatchKeySet,
      c10::fromIntArrayRefSlow(size),
      scale,
      zero_point,
      memory_format,
      out);
}
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_outf(
    c10::DispatchKeySet dispatchKeySet,
    at::IntArrayRef size,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_affine_quantized_out::redispatch(
      dispatchKeySet,
      c10::fromIntArrayRefSlow(size),
      scale,
      zero_point,
      memory_format,
      out);
}
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_symint_out(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & out,
    c10::SymIntArrayRef size,
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized_out::redispatch(
      dispatchKeySet,
      size,
      scale,
      zero_point,
      memory_format,
      out);
}
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_symint_outf(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_affine_quantized_out::redispatch(
      dispatchKeySet,
      size,
      scale,
      zero_point,
      memory_format,
      out);
}
