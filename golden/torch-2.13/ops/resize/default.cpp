// astgen-golden 1
// resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
struct TORCH_API resize {
  using schema = at::Tensor (const at::Tensor &, c10::SymIntArrayRef, ::std::optional<at::MemoryFormat>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::resize";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format);
};
// aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<resize::schema>
create_resize_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(resize::name, resize::overload_name)
      .typed<resize::schema>();
}
// aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
at::Tensor
resize::call(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create_resize_typed_handle();
  return op.call(self, size, memory_format);
}
// aten::resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor
at::Tensor
resize::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create_resize_typed_handle();
  return op.redispatch(dispatchKeySet, self, size, memory_format);
}
