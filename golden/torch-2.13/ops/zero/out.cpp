// astgen-golden 1
// zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API zero_out {
  using schema = at::Tensor & (const at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::zero";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      at::Tensor & out);
};
// aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<zero_out::schema>
create_zero_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(zero_out::name, zero_out::overload_name)
      .typed<zero_out::schema>();
}
// aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
zero_out::call(
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_zero_out_typed_handle();
  return op.call(self, out);
}
// aten::zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
zero_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    at::Tensor & out) {
  static auto op = create_zero_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, out);
}
