// astgen-golden 1
// _to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API _to_copy_out {
  using schema = at::Tensor & (const at::Tensor &, bool, ::std::optional<at::MemoryFormat>, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::_to_copy";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      bool non_blocking,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      bool non_blocking,
      ::std::optional<at::MemoryFormat> memory_format,
      at::Tensor & out);
};
// aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<_to_copy_out::schema>
create__to_copy_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(_to_copy_out::name, _to_copy_out::overload_name)
      .typed<_to_copy_out::schema>();
}
// aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_to_copy_out::call(
    const at::Tensor & self,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create__to_copy_out_typed_handle();
  return op.call(self, non_blocking, memory_format, out);
}
// aten::_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
_to_copy_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    bool non_blocking,
    ::std::optional<at::MemoryFormat> memory_format,
    at::Tensor & out) {
  static auto op = create__to_copy_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, non_blocking, memory_format, out);
}
