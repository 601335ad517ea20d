// astgen-golden 1
// where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
struct TORCH_API where_ScalarOther {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::where";
  static constexpr const char* overload_name = "ScalarOther";
  static constexpr const char* schema_str = "where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & condition,
      const at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & condition,
      const at::Tensor & self,
      const at::Scalar & other);
};
// aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<where_ScalarOther::schema>
create_where_ScalarOther_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(where_ScalarOther::name, where_ScalarOther::overload_name)
      .typed<where_ScalarOther::schema>();
}
// aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
at::Tensor
where_ScalarOther::call(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_where_ScalarOther_typed_handle();
  return op.call(condition, self, other);
}
// aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
at::Tensor
where_ScalarOther::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_where_ScalarOther_typed_handle();
  return op.redispatch(dispatchKeySet, condition, self, other);
}
