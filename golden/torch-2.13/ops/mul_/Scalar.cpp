// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
struct TORCH_API mul__Scalar {
  using schema = at::Tensor & (at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::mul_";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Scalar & other);
};
// aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<mul__Scalar::schema>
create_mul__Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(mul__Scalar::name, mul__Scalar::overload_name)
      .typed<mul__Scalar::schema>();
}
// aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
mul__Scalar::call(
    at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_mul__Scalar_typed_handle();
  return op.call(self, other);
}
// aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor &
mul__Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_mul__Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
