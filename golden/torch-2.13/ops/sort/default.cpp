// astgen-golden 1
// sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
struct TORCH_API sort {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, int64_t, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sort";
  static constexpr const char* overload_name = "";
  static constexpr const char* schema_str = "sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)";

  static ::std::tuple<at::Tensor,at::Tensor> call(
      const at::Tensor & self,
      int64_t dim,
      bool descending);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      int64_t dim,
      bool descending);
};
// aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
static C10_NOINLINE c10::TypedOperatorHandle<sort::schema>
create_sort_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sort::name, sort::overload_name)
      .typed<sort::schema>();
}
// aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor>
sort::call(
    const at::Tensor & self,
    int64_t dim,
    bool descending) {
  static auto op = create_sort_typed_handle();
  return op.call(self, dim, descending);
}
// aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor>
sort::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    int64_t dim,
    bool descending) {
  static auto op = create_sort_typed_handle();
  return op.redispatch(dispatchKeySet, self, dim, descending);
}
