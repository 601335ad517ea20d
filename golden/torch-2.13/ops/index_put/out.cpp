// astgen-golden 1
// index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API index_put_out {
  using schema = at::Tensor & (const at::Tensor &, const c10::List<::std::optional<at::Tensor>> &, const at::Tensor &, bool, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::index_put";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      const at::Tensor & values,
      bool accumulate,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      const c10::List<::std::optional<at::Tensor>> & indices,
      const at::Tensor & values,
      bool accumulate,
      at::Tensor & out);
};
// aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<index_put_out::schema>
create_index_put_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(index_put_out::name, index_put_out::overload_name)
      .typed<index_put_out::schema>();
}
// aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
index_put_out::call(
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate,
    at::Tensor & out) {
  static auto op = create_index_put_out_typed_handle();
  return op.call(self, indices, values, accumulate, out);
}
// aten::index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
index_put_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const c10::List<::std::optional<at::Tensor>> & indices,
    const at::Tensor & values,
    bool accumulate,
    at::Tensor & out) {
  static auto op = create_index_put_out_typed_handle();
  return op.redispatch(dispatchKeySet, self, indices, values, accumulate, out);
}
