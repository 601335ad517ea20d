// astgen-golden 1
// new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
at::Tensor new_empty(
    at::IntArrayRef size,
    at::TensorOptions options={}) const;
// aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
Tensor::new_empty(
    at::IntArrayRef size,
    at::TensorOptions options) const {
  return at::_ops::new_empty::call(
      const_cast<Tensor &>(*this),
      c10::fromIntArrayRefSlow(size),
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}
at::Tensor new_empty(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) const;
// aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
Tensor::new_empty(
    at::IntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) const {
  return at::_ops::new_empty::call(
      const_cast<Tensor &>(*this),
      c10::fromIntArrayRefSlow(size),
      dtype,
      layout,
      device,
      pin_memory);
}
at::Tensor new_empty_symint(
    c10::SymIntArrayRef size,
    at::TensorOptions options={}) const;
// aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
Tensor::new_empty_symint(
    c10::SymIntArrayRef size,
    at::TensorOptions options) const {
  return at::_ops::new_empty::call(
      const_cast<Tensor &>(*this),
      size,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}
at::Tensor new_empty_symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) const;
// aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
Tensor::new_empty_symint(
    c10::SymIntArrayRef size,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) const {
  return at::_ops::new_empty::call(
      const_cast<Tensor &>(*this),
      size,
      dtype,
      layout,
      device,
      pin_memory);
}
