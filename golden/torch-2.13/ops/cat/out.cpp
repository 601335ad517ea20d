// astgen-golden 1
// cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API cat_out {
  using schema = at::Tensor & (const at::ITensorListRef &, int64_t, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::cat";
  static constexpr const char* overload_name = "out";
  static constexpr const char* schema_str = "cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)";

  static at::Tensor & call(
      const at::ITensorListRef & tensors,
      int64_t dim,
      at::Tensor & out);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::ITensorListRef & tensors,
      int64_t dim,
      at::Tensor & out);
};
// aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<cat_out::schema>
create_cat_out_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(cat_out::name, cat_out::overload_name)
      .typed<cat_out::schema>();
}
// aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
cat_out::call(
    const at::ITensorListRef & tensors,
    int64_t dim,
    at::Tensor & out) {
  static auto op = create_cat_out_typed_handle();
  return op.call(tensors, dim, out);
}
// aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)
at::Tensor &
cat_out::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::ITensorListRef & tensors,
    int64_t dim,
    at::Tensor & out) {
  static auto op = create_cat_out_typed_handle();
  return op.redispatch(dispatchKeySet, tensors, dim, out);
}
