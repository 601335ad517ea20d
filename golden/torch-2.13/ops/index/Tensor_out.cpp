// astgen-golden 1
// index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API index_Tensor_out {
  using schema = at::Tensor & (const at::Tensor &, const c10::List<::std::optional<at::Tensor>> &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::index";
  static constexpr const char* overload_name = "Tensor_out";
  static constexpr const char* schema_str = "index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      at::Tensor & out);
};
// aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<index_Tensor_out::schema>
create_index_Tensor_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(index_Tensor_out::name, index_Tensor_out::overload_name)
      .typed<index_Tensor_out::schema>();
}
// aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
index_Tensor_out::call(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    at::Tensor & out) {
  static auto op = create_index_Tensor_out_typed_handle();
  return op.call(self, indices, out);
}
// aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
index_Tensor_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    at::Tensor & out) {
  static auto op = create_index_Tensor_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, indices, out);
}
