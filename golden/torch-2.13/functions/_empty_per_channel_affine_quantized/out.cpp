// astgen-golden 1
// _empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
// aten::_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_per_channel_affine_quantized_out(
    at::Tensor & out,
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
_empty_per_channel_affine_quantized_out(
    at::Tensor & out,
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}

} // namespace symint
// aten::_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_per_channel_affine_quantized_outf(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor &
_empty_per_channel_affine_quantized_outf(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}

} // namespace symint
// aten::_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_per_channel_affine_quantized_symint_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      size,
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
_empty_per_channel_affine_quantized_out(
    at::Tensor & out,
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      size,
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}

} // namespace symint
// aten::_empty_per_channel_affine_quantized.out(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, MemoryFormat? memory_format=contiguous_format, Tensor(a!) out) -> Tensor(a!)
inline at::Tensor &
_empty_per_channel_affine_quantized_symint_outf(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      size,
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor &
_empty_per_channel_affine_quantized_outf(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  return at::_ops::_empty_per_channel_affine_quantized_out::call(
      size,
      scales,
      zero_points,
      axis,
      memory_format,
      out);
}

} // namespace symint
