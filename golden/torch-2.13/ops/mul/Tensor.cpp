// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
struct TORCH_API mul_Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::mul";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "mul.Tensor(Tensor self, Tensor other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other);
};
// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<mul_Tensor::schema>
create_mul_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(mul_Tensor::name, mul_Tensor::overload_name)
      .typed<mul_Tensor::schema>();
}
// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
mul_Tensor::call(
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_mul_Tensor_typed_handle();
  return op.call(self, other);
}
// aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
mul_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_mul_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
