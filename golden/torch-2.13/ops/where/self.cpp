// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
struct TORCH_API where_self {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::where";
  static constexpr const char* overload_name = "self";
  static constexpr const char* schema_str = "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & condition,
      const at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & condition,
      const at::Tensor & self,
      const at::Tensor & other);
};
// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<where_self::schema>
create_where_self_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(where_self::name, where_self::overload_name)
      .typed<where_self::schema>();
}
// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
at::Tensor
where_self::call(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_where_self_typed_handle();
  return op.call(condition, self, other);
}
// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
at::Tensor
where_self::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_where_self_typed_handle();
  return op.redispatch(dispatchKeySet, condition, self, other);
}
