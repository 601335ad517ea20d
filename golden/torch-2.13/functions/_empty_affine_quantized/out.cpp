// astgen-golden 1
// _empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_out(
    at::Tensor & out,
    at::IntArrayRef size,
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scale,
      zero_point,
      memory_format,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
_empty_affine_quantized_out(
    at::Tensor & out,
    at::IntArrayRef size,
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scale,
      zero_point,
      memory_format,
      out);
}

} // namespace symint
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_outf(
    at::IntArrayRef size,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scale,
      zero_point,
      memory_format,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
_empty_affine_quantized_outf(
    at::IntArrayRef size,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scale,
      zero_point,
      memory_format,
      out);
}

} // namespace symint
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_symint_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized_out::call(size, scale, zero_point, memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
_empty_affine_quantized_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized_out::call(size, scale, zero_point, memory_format, out);
}

} // namespace symint
// aten::_empty_affine_quantized.out(SymInt[] size, *, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_affine_quantized_symint_outf(
    c10::SymIntArrayRef size,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_affine_quantized_out::call(size, scale, zero_point, memory_format, out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
_empty_affine_quantized_outf(
    c10::SymIntArrayRef size,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_affine_quantized_out::call(size, scale, zero_point, memory_format, out);
}

} // namespace symint
