// astgen-golden 1
// resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API resize_out {
  using schema = const at::Tensor & (const at::Tensor &, c10::SymIntArrayRef, ::std::optional<at::MemoryFormat>, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::resize";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)";

  static const at::Tensor & call(
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format,
      const at::Tensor & out);
  static const at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format,
      const at::Tensor & out);
};
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<resize_out::schema>
create_resize_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(resize_out::name, resize_out::overload_name)
      .typed<resize_out::schema>();
}
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
const at::Tensor &
resize_out::call(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  static auto op = create_resize_out_typed_handle();
  return op.call(self, size, memory_format, out);
}
// aten::resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
const at::Tensor &
resize_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    const at::Tensor & out) {
  static auto op = create_resize_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, size, memory_format, out);
}
