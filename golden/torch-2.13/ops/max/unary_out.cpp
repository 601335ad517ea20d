// astgen-golden 1
// max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API max_unary_out {
  using schema = at::Tensor & (const at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::max";
  static constexpr const char* overload_name = "unary_out";
  static constexpr const char* schema_str = "max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::Tensor & out);
};
// aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<max_unary_out::schema>
create_max_unary_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(max_unary_out::name, max_unary_out::overload_name)
      .typed<max_unary_out::schema>();
}
// aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
max_unary_out::call(
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_max_unary_out_typed_handle();
  return op.call(self, out);
}
// aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
max_unary_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_max_unary_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, out);
}
