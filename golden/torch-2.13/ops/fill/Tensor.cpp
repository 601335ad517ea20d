// astgen-golden 1
// fill.Tensor(Tensor self, Tensor value) -> Tensor
struct TORCH_API fill_Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::fill";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "fill.Tensor(Tensor self, Tensor value) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & value);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & value);
};
// aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<fill_Tensor::schema>
create_fill_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(fill_Tensor::name, fill_Tensor::overload_name)
      .typed<fill_Tensor::schema>();
}
// aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
at::Tensor
fill_Tensor::call(
    const at::Tensor & self,
    const at::Tensor & value) {
  static auto op = create_fill_Tensor_typed_handle();
  return op.call(self, value);
}
// aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
at::Tensor
fill_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & value) {
  static auto op = create_fill_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, value);
}
