// astgen-golden 1
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
struct TORCH_API add_Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::add";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other,
      const at::Scalar & alpha);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other,
      const at::Scalar & alpha);
};
// aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<add_Tensor::schema>
create_add_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(add_Tensor::name, add_Tensor::overload_name)
      .typed<add_Tensor::schema>();
}
// aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
at::Tensor
add_Tensor::call(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create_add_Tensor_typed_handle();
  return op.call(self, other, alpha);
}
// aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
at::Tensor
add_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha) {
  static auto op = create_add_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
