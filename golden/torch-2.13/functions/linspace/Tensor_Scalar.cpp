// astgen-golden 1
// linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
// aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
linspace(
    const at::Tensor & start,
    const at::Scalar & end,
    int64_t steps,
    at::TensorOptions options={}) {
  return at::_ops::linspace_Tensor_Scalar::call(
      start,
      end,
      steps,
      c10::optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}
// aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
inline at::Tensor
linspace(
    const at::Tensor & start,
    const at::Scalar & end,
    int64_t steps,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  return at::_ops::linspace_Tensor_Scalar::call(
      start,
      end,
      steps,
      dtype,
      layout,
      device,
      pin_memory);
}
