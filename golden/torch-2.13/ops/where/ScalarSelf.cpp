// astgen-golden 1
// where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
struct TORCH_API where_ScalarSelf {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::where";
  static constexpr const char* overload_name = "ScalarSelf";
  static constexpr const char* schema_str = "where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & condition,
      const at::Scalar & self,
      const at::Tensor & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & condition,
      const at::Scalar & self,
      const at::Tensor & other);
};
// aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<where_ScalarSelf::schema>
create_where_ScalarSelf_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(where_ScalarSelf::name, where_ScalarSelf::overload_name)
      .typed<where_ScalarSelf::schema>();
}
// aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
at::Tensor
where_ScalarSelf::call(
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Tensor & other) {
  static auto op = create_where_ScalarSelf_typed_handle();
  return op.call(condition, self, other);
}
// aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
at::Tensor
where_ScalarSelf::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Tensor & other) {
  static auto op = create_where_ScalarSelf_typed_handle();
  return op.redispatch(dispatchKeySet, condition, self, other);
}
