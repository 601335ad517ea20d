// astgen-golden 1
// index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
struct TORCH_API index_put_ {
  using schema = at::Tensor & (at::Tensor &, const c10::List<::std::optional<at::Tensor>> &, const at::Tensor &, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::index_put_";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      const at::Tensor & values,
      bool accumulate);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      const at::Tensor & values,
      bool accumulate);
};
// aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<index_put_::schema>
create_index_put__typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(index_put_::name, index_put_::overload_name)
      .typed<index_put_::schema>();
}
// aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
at::Tensor &
index_put_::call(
    at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate) {
  static auto op = create_index_put__typed_handle();
  return op.call(self, indices, values, accumulate);
}
// aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
at::Tensor &
index_put_::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate) {
  static auto op = create_index_put__typed_handle();
  return op.redispatch(dispatchKeySet, self, indices, values, accumulate);
}
