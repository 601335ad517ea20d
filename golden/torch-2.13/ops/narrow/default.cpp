// astgen-golden 1
// narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
struct TORCH_API narrow {
  using schema = at::Tensor (const at::Tensor &, int64_t, c10::SymInt, c10::SymInt);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::narrow";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t dim,
      c10::SymInt start,
      c10::SymInt length);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      c10::SymInt start,
      c10::SymInt length);
};
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<narrow::schema>
create_narrow_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(narrow::name, narrow::overload_name)
      .typed<narrow::schema>();
}
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
at::Tensor
narrow::call(
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) {
  static auto op = create_narrow_typed_handle();
  return op.call(self, dim, start, length);
}
// aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
at::Tensor
narrow::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    c10::SymInt start,
    c10::SymInt length) {
  static auto op = create_narrow_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, start, length);
}
