// astgen-golden 1
// _empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
// aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_affine_quantized(
    at::IntArrayRef size,
    at::TensorOptions options={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      scale,
      zero_point,
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
_empty_affine_quantized(
    at::IntArrayRef size,
    at::TensorOptions options={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      scale,
      zero_point,
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}

} // namespace symint
// aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_affine_quantized(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      dtype,
      layout,
      device,
      pin_memory,
      scale,
      zero_point,
      memory_format);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
_empty_affine_quantized(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_affine_quantized::call(
      c10::fromIntArrayRefSlow(size),
      dtype,
      layout,
      device,
      pin_memory,
      scale,
      zero_point,
      memory_format);
}

} // namespace symint
// aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_affine_quantized_symint(
    c10::SymIntArrayRef size,
    at::TensorOptions options={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized::call(
      size,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      scale,
      zero_point,
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
_empty_affine_quantized(
    c10::SymIntArrayRef size,
    at::TensorOptions options={},
    double scale=1,
    int64_t zero_point=0,
    ::std::optional<at::MemoryFormat> memory_format=c10::MemoryFormat::Contiguous) {
  return at::_ops::_empty_affine_quantized::call(
      size,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      scale,
      zero_point,
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}

} // namespace symint
// aten::_empty_affine_quantized(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, float scale=1, int zero_point=0, MemoryFormat? memory_format=contiguous_format) -> Tensor
inline at::Tensor
_empty_affine_quantized_symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_affine_quantized::call(
      size,
      dtype,
      layout,
      device,
      pin_memory,
      scale,
      zero_point,
      memory_format);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
_empty_affine_quantized(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    double scale,
    int64_t zero_point,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_empty_affine_quantized::call(
      size,
      dtype,
      layout,
      device,
      pin_memory,
      scale,
      zero_point,
      memory_format);
}

} // namespace symint
