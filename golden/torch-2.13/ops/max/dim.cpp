// astgen-golden 1
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
struct TORCH_API max_dim {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, int64_t, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::max";
  static constexpr const char* overload_name = "dim";
  static constexpr const char* schema_str = "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)";

  static ::std::tuple<at::Tensor,at::Tensor> call(
      const at::Tensor & self,
      int64_t dim,
      bool keepdim);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      bool keepdim);
};
// aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
static C10_NOINLINE c10::TypedOperatorHandle<max_dim::schema>
create_max_dim_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(max_dim::name, max_dim::overload_name)
      .typed<max_dim::schema>();
}
// aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor>
max_dim::call(
    const at::Tensor & self,
    int64_t dim,
    bool keepdim) {
  static auto op = create_max_dim_typed_handle();
  return op.call(self, dim, keepdim);
}
// aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor>
max_dim::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    bool keepdim) {
  static auto op = create_max_dim_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, keepdim);
}
