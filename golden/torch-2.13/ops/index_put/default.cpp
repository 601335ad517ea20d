// astgen-golden 1
// index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
struct TORCH_API index_put {
  using schema = at::Tensor (const at::Tensor &, const c10::List<::std::optional<at::Tensor>> &, const at::Tensor &, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::index_put";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor";

  static at::Tensor call(
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      const at::Tensor & values,
      bool accumulate);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      const at::Tensor & values,
      bool accumulate);
};
// aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<index_put::schema>
create_index_put_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(index_put::name, index_put::overload_name)
      .typed<index_put::schema>();
}
// aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
at::Tensor
index_put::call(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate) {
  static auto op = create_index_put_typed_handle();
  return op.call(self, indices, values, accumulate);
}
// aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
at::Tensor
index_put::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate) {
  static auto op = create_index_put_typed_handle();
  return op.redispatch(dispatchKeySet, self, indices, values, accumulate);
}
