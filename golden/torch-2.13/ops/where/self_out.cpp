// astgen-golden 1
// where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API where_self_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, const at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::where";
  static constexpr const char* overload_name = "self_out";
  static constexpr const char* schema_str = "where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & condition,
      const at::Tensor & self,
      const at::Tensor & other,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & condition,
      const at::Tensor & self,
      const at::Tensor & other,
      at::Tensor & out);
};
// aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<where_self_out::schema>
create_where_self_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(where_self_out::name, where_self_out::overload_name)
      .typed<where_self_out::schema>();
}
// aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
where_self_out::call(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  static auto op = create_where_self_out_typed_handle();
  return op.call(condition, self, other, out);
}
// aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
where_self_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  static auto op = create_where_self_out_typed_handle();
  return op.redispatch(dispatchKeySet, condition, self, other, out);
}
