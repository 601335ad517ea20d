// astgen-golden 1
// _to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
struct TORCH_API _to_copy {
  using schema = at::Tensor (const at::Tensor &, ::std::optional<at::ScalarType>, ::std::optional<at::Layout>, ::std::optional<at::Device>, ::std::optional<bool>, bool, ::std::optional<at::MemoryFormat>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_to_copy";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory,
      bool non_blocking,
      ::std::optional<at::MemoryFormat> memory_format);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<at::ScalarType> dtype,
      ::std::optional<at::Layout> layout,
      ::std::optional<at::Device> device,
      ::std::optional<bool> pin_memory,
      bool non_blocking,
      ::std::optional<at::MemoryFormat> memory_format);
};
// aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<_to_copy::schema>
create__to_copy_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_to_copy::name, _to_copy::overload_name)
      .typed<_to_copy::schema>();
}
// aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
at::Tensor
_to_copy::call(
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create__to_copy_typed_handle();
  return op.call(self, dtype, layout, device, pin_memory, non_blocking, memory_format);
}
// aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor
at::Tensor
_to_copy::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::ScalarType> dtype,
    ::std::optional<at::Layout> layout,
    ::std::optional<at::Device> device,
    ::std::optional<bool> pin_memory,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create__to_copy_typed_handle();
  return op.redispatch(
      dispatchKeySet,
      self,
      dtype,
      layout,
      device,
      pin_memory,
      non_blocking,
      memory_format);
}
