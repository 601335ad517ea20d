// astgen-golden 1
// new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
new_empty(
    const at::Tensor & self,
    at::IntArrayRef size,
    at::TensorOptions options={}) {
  return at::_ops::new_empty::call(
      self,
      c10::fromIntArrayRefSlow(size),
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}

} // namespace symint
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
new_empty(
    const at::Tensor & self,
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::new_empty::call(
      self,
      c10::fromIntArrayRefSlow(size),
      dtype,
      layout,
      device,
      pin_memory);
}

} // namespace symint
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
new_empty(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    at::TensorOptions options={}) {
  return at::_ops::new_empty::call(
      self,
      size,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}

} // namespace symint
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
new_empty(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::new_empty::call(self, size, dtype, layout, device, pin_memory);
}

} // namespace symint
