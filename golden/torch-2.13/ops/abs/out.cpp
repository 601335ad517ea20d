// astgen-golden 1
// abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API abs_out {
  using schema = at::Tensor & (const at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::abs";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::Tensor & out);
};
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<abs_out::schema>
create_abs_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(abs_out::name, abs_out::overload_name)
      .typed<abs_out::schema>();
}
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
abs_out::call(
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_abs_out_typed_handle();
  return op.call(self, out);
}
// aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
abs_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_abs_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, out);
}
