// astgen-golden 1
// resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
struct TORCH_API resize_ {
  using schema = const at::Tensor & (const at::Tensor &, c10::SymIntArrayRef, ::std::optional<at::MemoryFormat>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::resize_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)";

  static const at::Tensor & call(
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format);
  static const at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format);
};
// aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<resize_::schema>
create_resize__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(resize_::name, resize_::overload_name)
      .typed<resize_::schema>();
}
// aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
const at::Tensor &
resize_::call(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create_resize__typed_handle();
  return op.call(self, size, memory_format);
}
// aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
const at::Tensor &
resize_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create_resize__typed_handle();
  return op.redispatch(dispatchKeySet, self, size, memory_format);
}
