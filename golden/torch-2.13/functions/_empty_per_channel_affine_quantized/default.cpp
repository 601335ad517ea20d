// astgen-golden 1
// _empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
// aten::_empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_per_channel_affine_quantized(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
_empty_per_channel_affine_quantized(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}

} // namespace symint
// aten::_empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_per_channel_affine_quantized(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      dtype,
      layout,
      device,
      pin_memory,
      memory_format);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
_empty_per_channel_affine_quantized(
    at::IntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      scales,
      zero_points,
      axis,
      dtype,
      layout,
      device,
      pin_memory,
      memory_format);
}

} // namespace symint
// aten::_empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_per_channel_affine_quantized_symint(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      size,
      scales,
      zero_points,
      axis,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
_empty_per_channel_affine_quantized(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    at::TensorOptions options={},
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      size,
      scales,
      zero_points,
      axis,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}

} // namespace symint
// aten::_empty_per_channel_affine_quantized(SymInt[] size, *, Tensor scales, Tensor zero_points, int axis, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_per_channel_affine_quantized_symint(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      size,
      scales,
      zero_points,
      axis,
      dtype,
      layout,
      device,
      pin_memory,
      memory_format);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
_empty_per_channel_affine_quantized(
    c10::SymIntArrayRef size,
    const at::Tensor & scales,
    const at::Tensor & zero_points,
    int64_t axis,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_per_channel_affine_quantized::call(
      size,
      scales,
      zero_points,
      axis,
      dtype,
      layout,
      device,
      pin_memory,
      memory_format);
}

} // namespace symint
