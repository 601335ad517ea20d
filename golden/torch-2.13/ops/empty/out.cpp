// astgen-golden 1
// empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API empty_out {
  using schema = at::Tensor & (c10::SymIntArrayRef, ::std::optional<at::MemoryFormat>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::empty";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      c10::SymIntArrayRef size,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
};
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<empty_out::schema>
create_empty_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(empty_out::name, empty_out::overload_name)
      .typed<empty_out::schema>();
}
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
empty_out::call(
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create_empty_out_typed_handle();
  return op.call(size, memory_format, out);
}
// aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
empty_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    c10::SymIntArrayRef size,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create_empty_out_typed_handle();
  return op.redispatch(dispatchKeySet, size, memory_format, out);
}
