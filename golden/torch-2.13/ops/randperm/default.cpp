// astgen-golden 1
// randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
struct TORCH_API randperm {
  using schema = at::Tensor (c10::SymInt, ::std::optional<at::ScalarType>, ::std::optional<at::Layout>, ::std::optional<at::Device>, ::std::optional<bool>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::randperm";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";

  static at::Tensor call(
      c10::SymInt n,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymInt n,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory);
};
// aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<randperm::schema>
create_randperm_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(randperm::name, randperm::overload_name)
      .typed<randperm::schema>();
}
// aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
at::Tensor
randperm::call(
    c10::SymInt n,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  static auto op = create_randperm_typed_handle();
  return op.call(n, dtype, layout, device, pin_memory);
}
// aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
at::Tensor
randperm::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  static auto op = create_randperm_typed_handle();
  return op.redispatch(dispatchKeySet, n, dtype, layout, device, pin_memory);
}
