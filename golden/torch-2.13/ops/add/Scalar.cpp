// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
struct TORCH_API add_Scalar {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::add";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Scalar & other,
      const at::Scalar & alpha);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Scalar & other,
      const at::Scalar & alpha);
};
// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<add_Scalar::schema>
create_add_Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(add_Scalar::name, add_Scalar::overload_name)
      .typed<add_Scalar::schema>();
}
// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
at::Tensor
add_Scalar::call(
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha) {
  static auto op = create_add_Scalar_typed_handle();
  return op.call(self, other, alpha);
}
// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
at::Tensor
add_Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other,
    const at::Scalar & alpha) {
  static auto op = create_add_Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other, alpha);
}
