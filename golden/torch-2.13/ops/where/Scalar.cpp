// astgen-golden 1
// where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
struct TORCH_API where_Scalar {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::where";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & condition,
      const at::Scalar & self,
      const at::Scalar & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & condition,
      const at::Scalar & self,
      const at::Scalar & other);
};
// aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<where_Scalar::schema>
create_where_Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(where_Scalar::name, where_Scalar::overload_name)
      .typed<where_Scalar::schema>();
}
// aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
at::Tensor
where_Scalar::call(
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Scalar & other) {
  static auto op = create_where_Scalar_typed_handle();
  return op.call(condition, self, other);
}
// aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
at::Tensor
where_Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Scalar & other) {
  static auto op = create_where_Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, condition, self, other);
}
