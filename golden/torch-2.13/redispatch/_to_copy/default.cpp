// astgen-golden 1
// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
// aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
inline at::Tensor
_to_copy(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::TensorOptions options={},
    bool non_blocking=false,
    ::std::optional<at::MemoryFormat> memory_format=::std::nullopt) {
  return at::_ops::_to_copy::redispatch(
      dispatchKeySet,
      self,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt(),
      non_blocking,
      c10::impl::check_tensor_options_and_extract_memory_format(options, memory_format));
}
// aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
inline at::Tensor
_to_copy(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format) {
  return at::_ops::_to_copy::redispatch(
      dispatchKeySet,
      self,
      dtype,
      layout,
      device,
      pin_memory,
      non_blocking,
      memory_format);
}
