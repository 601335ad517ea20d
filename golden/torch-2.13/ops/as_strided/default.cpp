// astgen-golden 1
// as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
struct TORCH_API as_strided {
  using schema = at::Tensor (const at::Tensor &, c10::SymIntArrayRef, c10::SymIntArrayRef, ::std::optional<c10::SymInt>);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::as_strided";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      c10::SymIntArrayRef stride,
      ::std::optional<c10::SymInt> storage_offset);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      c10::SymIntArrayRef size,
      c10::SymIntArrayRef stride,
      ::std::optional<c10::SymInt> storage_offset);
};
// aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<as_strided::schema>
create_as_strided_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(as_strided::name, as_strided::overload_name)
      .typed<as_strided::schema>();
}
// aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
at::Tensor
as_strided::call(
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride,
    ::std::optional<c10::SymInt> storage_offset) {
  static auto op = create_as_strided_typed_handle();
  return op.call(self, size, stride, storage_offset);
}
// aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
at::Tensor
as_strided::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride,
    ::std::optional<c10::SymInt> storage_offset) {
  static auto op = create_as_strided_typed_handle();
  return op.redispatch(dispatchKeySet, self, size, stride, storage_offset);
}
