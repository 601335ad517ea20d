// astgen-golden 1
// randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
struct TORCH_API randperm_generator {
  using schema = at::Tensor (c10::SymInt, ::std::optional<at::Generator>, ::std::optional<at::ScalarType>, ::std::optional<at::Layout>, ::std::optional<at::Device>, ::std::optional<bool>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::randperm";
  static constexpr const char* overload_name = "generator";
  static constexpr const char* schema_str = "randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor";

  static at::Tensor call(
      c10::SymInt n,
      ::std::optional<at::Generator> generator,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymInt n,
      ::std::optional<at::Generator> generator,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory);
};
// aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<randperm_generator::schema>
create_randperm_generator_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(randperm_generator::name, randperm_generator::overload_name)
      .typed<randperm_generator::schema>();
}
// aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
at::Tensor
randperm_generator::call(
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  static auto op = create_randperm_generator_typed_handle();
  return op.call(n, generator, dtype, layout, device, pin_memory);
}
// aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
at::Tensor
randperm_generator::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymInt n,
    ::std::optional<at::Generator> generator,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory) {
  static auto op = create_randperm_generator_typed_handle();
  return op.redispatch(dispatchKeySet, n, generator, dtype, layout, device, pin_memory);
}
