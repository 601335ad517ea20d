// astgen-golden 1
// set.source_Tensor(Tensor self, Tensor source) -> Tensor
struct TORCH_API set_source_Tensor {
  using schema = at::Tensor (const at::Tensor &, const at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::set";
  static constexpr const char* overload_name = "source_Tensor";
  static constexpr const char* schema_str = "set.source_Tensor(Tensor self, Tensor source) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const at::Tensor & source);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const at::Tensor & source);
};
// aten::set.source_Tensor(Tensor self, Tensor source) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<set_source_Tensor::schema>
create_set_source_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(set_source_Tensor::name, set_source_Tensor::overload_name)
      .typed<set_source_Tensor::schema>();
}
// aten::set.source_Tensor(Tensor self, Tensor source) -> Tensor
at::Tensor
set_source_Tensor::call(
    const at::Tensor & self,
    const at::Tensor & source) {
  static auto op = create_set_source_Tensor_typed_handle();
  return op.call(self, source);
}
// aten::set.source_Tensor(Tensor self, Tensor source) -> Tensor
at::Tensor
set_source_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & source) {
  static auto op = create_set_source_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, source);
}
