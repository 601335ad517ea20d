// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
struct TORCH_API div_Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::div";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "div.Tensor(Tensor self, Tensor other) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & other);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & other);
};
// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<div_Tensor::schema>
create_div_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(div_Tensor::name, div_Tensor::overload_name)
      .typed<div_Tensor::schema>();
}
// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
div_Tensor::call(
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_div_Tensor_typed_handle();
  return op.call(self, other);
}
// aten::div.Tensor(Tensor self, Tensor other) -> Tensor
at::Tensor
div_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  static auto op = create_div_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, other);
}
