// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API mul_out {
  using schema = at::Tensor & (const at::Tensor &, const at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::mul";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const at::Tensor & other,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other,
      at::Tensor & out);
};
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<mul_out::schema>
create_mul_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(mul_out::name, mul_out::overload_name)
      .typed<mul_out::schema>();
}
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
mul_out::call(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  static auto op = create_mul_out_typed_handle();
  return op.call(self, other, out);
}
// aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
mul_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out) {
  static auto op = create_mul_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, out);
}
