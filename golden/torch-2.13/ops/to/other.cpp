// astgen-golden 1
// to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
struct TORCH_API to_other {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, bool, bool, ::std::optional<at::MemoryFormat>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::to";
  static constexpr const char* overload_name = "other";
  static constexpr const char* schema_str = "to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other,
      bool non_blocking,
      bool copy,
      ::std::optional<at::MemoryFormat> memory_format);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other,
      bool non_blocking,
      bool copy,
      ::std::optional<at::MemoryFormat> memory_format);
};
// aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<to_other::schema>
create_to_other_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(to_other::name, to_other::overload_name)
      .typed<to_other::schema>();
}
// aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
at::Tensor
to_other::call(
    const at::Tensor & self,
    const at::Tensor & other,
    bool non_blocking,
    bool copy,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create_to_other_typed_handle();
  return op.call(self, other, non_blocking, copy, memory_format);
}
// aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
at::Tensor
to_other::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    bool non_blocking,
    bool copy,
    ::std::optional<at::MemoryFormat> memory_format) {
  static auto op = create_to_other_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, non_blocking, copy, memory_format);
}
