// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
struct TORCH_API squeeze_dim {
  using schema = at::Tensor (const at::Tensor &, int64_t);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::squeeze";
  static constexpr const char* overload_name = "dim";
  static constexpr const char* schema_str = "squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)";

  static at::Tensor call(
      const at::Tensor & self,
      int64_t dim);
  static at::Tensor redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim);
};
// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
static C10_NOINLINE c10::TypedOperatorHandle<squeeze_dim::schema>
create_squeeze_dim_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(squeeze_dim::name, squeeze_dim::overload_name)
      .typed<squeeze_dim::schema>();
}
// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
at::Tensor
squeeze_dim::call(
    const at::Tensor & self,
    int64_t dim) {
  static auto op = create_squeeze_dim_typed_handle();
  return op.call(self, dim);
}
// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
at::Tensor
squeeze_dim::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim) {
  static auto op = create_squeeze_dim_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim);
}
