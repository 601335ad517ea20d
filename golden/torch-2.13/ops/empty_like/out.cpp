// astgen-golden 1
// empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API empty_like_out {
  using schema = at::Tensor & (const at::Tensor &, ::std::optional<at::MemoryFormat>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::empty_like";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
};
// aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<empty_like_out::schema>
create_empty_like_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(empty_like_out::name, empty_like_out::overload_name)
      .typed<empty_like_out::schema>();
}
// aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
empty_like_out::call(
    const at::Tensor & self,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create_empty_like_out_typed_handle();
  return op.call(self, memory_format, out);
}
// aten::empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
empty_like_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create_empty_like_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, memory_format, out);
}
