// astgen-golden 1
// linspace(Scalar start, Scalar end, int? steps=None, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
TORCH_API Tensor linspace(
    c10::DispatchKeySet dispatchKeySet,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps=c10::nullopt,
    TensorOptions options={});
// aten::linspace(Scalar start, Scalar end, int? steps=None, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
Tensor
linspace(
    c10::DispatchKeySet dispatchKeySet,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps,
    TensorOptions options) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::linspace", "")
      .typed<Tensor (Scalar, Scalar, c10::optional<int64_t>, c10::optional<ScalarType>, c10::optional<Layout>, c10::optional<Device>, c10::optional<bool>)>();
  return op.redispatch(
      dispatchKeySet,
      start,
      end,
      steps,
      optTypeMetaToScalarType(options.dtype_opt()),
      options.layout_opt(),
      options.device_opt(),
      options.pinned_memory_opt());
}
TORCH_API Tensor linspace(
    c10::DispatchKeySet dispatchKeySet,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps,
    c10::optional<ScalarType> dtype,
    c10::optional<Layout> layout,
    c10::optional<Device> device,
    c10::optional<bool> pin_memory);
// aten::linspace(Scalar start, Scalar end, int? steps=None, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
Tensor
linspace(
    c10::DispatchKeySet dispatchKeySet,
    Scalar start,
    Scalar end,
    c10::optional<int64_t> steps,
    c10::optional<ScalarType> dtype,
    c10::optional<Layout> layout,
    c10::optional<Device> device,
    c10::optional<bool> pin_memory) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::linspace", "")
      .typed<Tensor (Scalar, Scalar, c10::optional<int64_t>, c10::optional<ScalarType>, c10::optional<Layout>, c10::optional<Device>, c10::optional<bool>)>();
  return op.redispatch(dispatchKeySet, start, end, steps, dtype, layout, device, pin_memory);
}
