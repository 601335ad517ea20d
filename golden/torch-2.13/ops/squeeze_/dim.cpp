// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
struct TORCH_API squeeze__dim {
  using schema = at::Tensor & (at::Tensor &, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::squeeze_";
  static constexpr const char* overload_name = "dim";
  static constexpr const char* schema_str = "squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)";

  static at::Tensor & call(
      at::Tensor & self,
      int64_t dim);
  static at::Tensor & redispatch(
      c10::DispatchKeySet dispatchKeySet,
      at::Tensor & self,
      int64_t dim);
};
// aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
static C10_NOINLINE c10::TypedOperatorHandle<squeeze__dim::schema>
create_squeeze__dim_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(squeeze__dim::name, squeeze__dim::overload_name)
      .typed<squeeze__dim::schema>();
}
// aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
at::Tensor &
squeeze__dim::call(
    at::Tensor & self,
    int64_t dim) {
  static auto op = create_squeeze__dim_typed_handle();
  return op.call(self, dim);
}
// aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
at::Tensor &
squeeze__dim::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self,
    int64_t dim) {
  static auto op = create_squeeze__dim_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim);
}
