// astgen-golden 1
// contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
struct TORCH_API contiguous {
  using schema = at::Tensor (const at::Tensor &, at::MemoryFormat);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::contiguous";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      at::MemoryFormat memory_format);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::MemoryFormat memory_format);
};
// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<contiguous::schema>
create_contiguous_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(contiguous::name, contiguous::overload_name)
      .typed<contiguous::schema>();
}
// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
at::Tensor
contiguous::call(
    const at::Tensor & self,
    at::MemoryFormat memory_format) {
  static auto op = create_contiguous_typed_handle();
  return op.call(self, memory_format);
}
// aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
at::Tensor
contiguous::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::MemoryFormat memory_format) {
  static auto op = create_contiguous_typed_handle();
  return op.redispatch(dispatchKeySet, self, memory_format);
}
