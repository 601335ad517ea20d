// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
struct TORCH_API mul__Tensor {
  using schema = at::Tensor & (at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::mul_";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const at::Tensor & other);
};
// aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<mul__Tensor::schema>
create_mul__Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(mul__Tensor::name, mul__Tensor::overload_name)
      .typed<mul__Tensor::schema>();
}
// aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
mul__Tensor::call(
    at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_mul__Tensor_typed_handle();
  return op.call(self, other);
}
// aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor &
mul__Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_mul__Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
