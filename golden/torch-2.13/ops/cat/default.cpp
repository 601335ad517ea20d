// astgen-golden 1
// cat(Tensor[] tensors, int dim=0) -> Tensor
struct TORCH_API cat {
  using schema = at::Tensor (const at::ITensorListRef &, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::cat";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "cat(Tensor[] tensors, int dim=0) -> Tensor";

  static at::Tensor call(
      const at::ITensorListRef & tensors,
      int64_t dim);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::ITensorListRef & tensors,
      int64_t dim);
};
// aten::cat(Tensor[] tensors, int dim=0) -> Tensor
static C10_NOINLINE c10::TypedOperatorHandle<cat::schema>
create_cat_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(cat::name, cat::overload_name)
      .typed<cat::schema>();
}
// aten::cat(Tensor[] tensors, int dim=0) -> Tensor
at::Tensor
cat::call(
    const at::ITensorListRef & tensors,
    int64_t dim) {
  static auto op = create_cat_typed_handle();
  return op.call(tensors, dim);
}
// aten::cat(Tensor[] tensors, int dim=0) -> Tensor
at::Tensor
cat::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::ITensorListRef & tensors,
    int64_t dim) {
  static auto op = create_cat_typed_handle();
  return op.redispatch(dispatchKeySet, tensors, dim);
}
