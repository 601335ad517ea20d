// astgen-golden 1
// index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
struct TORCH_API index_Tensor {
  using schema = at::Tensor (const at::Tensor &, const c10::List<::std::optional<at::Tensor>> &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::index";
  static constexpr const char* overload_name = "Tensor";
  static constexpr const char* schema_str = "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices);
};
// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<index_Tensor::schema>
create_index_Tensor_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(index_Tensor::name, index_Tensor::overload_name)
      .typed<index_Tensor::schema>();
}
// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
at::Tensor
index_Tensor::call(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices) {
  static auto op = create_index_Tensor_typed_handle();
  return op.call(self, indices);
}
// aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
at::Tensor
index_Tensor::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices) {
  static auto op = create_index_Tensor_typed_handle();
  return op.redispatch(dispatchKeySet, self, indices);
}
