// astgen-golden 1
// eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
// aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
eye(
    int64_t n,
    int64_t m,
    at::TensorOptions options={}) {
  return at::_ops::eye_m::call(
      n,
      m,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
eye(
    int64_t n,
    int64_t m,
    at::TensorOptions options={}) {
  return at::_ops::eye_m::call(
      n,
      m,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}

} // namespace symint
// aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
eye(
    int64_t n,
    int64_t m,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::eye_m::call(n, m, dtype, layout, device, pin_memory);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,int64_t>>>
at::Tensor
eye(
    int64_t n,
    int64_t m,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::eye_m::call(n, m, dtype, layout, device, pin_memory);
}

} // namespace symint
// aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
eye_symint(
    c10::SymInt n,
    c10::SymInt m,
    at::TensorOptions options={}) {
  return at::_ops::eye_m::call(
      n,
      m,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
eye(
    c10::SymInt n,
    c10::SymInt m,
    at::TensorOptions options={}) {
  return at::_ops::eye_m::call(
      n,
      m,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}

} // namespace symint
// aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
eye_symint(
    c10::SymInt n,
    c10::SymInt m,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::eye_m::call(n, m, dtype, layout, device, pin_memory);
}
namespace symint {

template <typename T, typename = std::enable_if_t<std::is_same_v<T,c10::SymInt>>>
at::Tensor
eye(
    c10::SymInt n,
    c10::SymInt m,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::eye_m::call(n, m, dtype, layout, device, pin_memory);
}

} // namespace symint
