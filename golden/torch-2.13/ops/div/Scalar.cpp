// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
struct TORCH_API div_Scalar {
  using schema = at::Tensor (const at::Tensor &, const at::Scalar &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::div";
  static constexpr const char* overload_name = "Scalar";
  static constexpr const char* schema_str = "div.Scalar(Tensor self, Scalar other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Scalar & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Scalar & other);
};
// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<div_Scalar::schema>
create_div_Scalar_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(div_Scalar::name, div_Scalar::overload_name)
      .typed<div_Scalar::schema>();
}
// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
div_Scalar::call(
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_div_Scalar_typed_handle();
  return op.call(self, other);
}
// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor
div_Scalar::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Scalar & other) {
  static auto op = create_div_Scalar_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
