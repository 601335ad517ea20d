// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
struct TORCH_API mul_Scalar {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::mul";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "mul.Scalar(Tensor self, Scalar other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Scalar & other);
};
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<mul_Scalar::schema>
create_mul_Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(mul_Scalar::name, mul_Scalar::overload_name)
      .typed<mul_Scalar::schema>();
}
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
mul_Scalar::call(
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_mul_Scalar_typed_handle();
  return op.call(self, other);
}
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
mul_Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_mul_Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
