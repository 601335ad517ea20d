// astgen-golden 1
// full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
struct TORCH_API full {
  using schema = at::Tensor (c10::SymIntArrayRef, const at::Scalar &, ::std::optional<at::ScalarType>, ::std::optional<at::Layout>, ::std::optional<at::Device>, ::std::optional<bool>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::full";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";

  static at::Tensor call(
      c10::SymIntArrayRef size,
      const at::Scalar & fill_value,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymIntArrayRef size,
      const at::Scalar & fill_value,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory);
};
// aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<full::schema>
create_full_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(full::name, full::overload_name)
      .typed<full::schema>();
}
// aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
at::Tensor
full::call(
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  static auto op = create_full_typed_handle();
  return op.call(size, fill_value, dtype, layout, device, pin_memory);
}
// aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
at::Tensor
full::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    const at::Scalar & fill_value,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  static auto op = create_full_typed_handle();
  return op.redispatch(dispatchKeySet, size, fill_value, dtype, layout, device, pin_memory);
}
