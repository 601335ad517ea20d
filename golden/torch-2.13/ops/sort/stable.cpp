// astgen-golden 1
// sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
struct TORCH_API sort_stable {
  using schema = ::std::tuple<at::Tensor,at::Tensor> (const at::Tensor &, ::std::optional<bool>, int64_t, bool);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sort";
  static constexpr const char* overload_name = "stable";
  static constexpr const char* schema_str = "sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)";

  static ::std::tuple<at::Tensor,at::Tensor> call(
      const at::Tensor & self,
      ::std::optional<bool> stable,
      int64_t dim,
      bool descending);
  static ::std::tuple<at::Tensor,at::Tensor> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<bool> stable,
      int64_t dim,
      bool descending);
};
// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
static C10_NOINLINE c10::TypedOperatorHandle<sort_stable::schema>
create_sort_stable_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sort_stable::name, sort_stable::overload_name)
      .typed<sort_stable::schema>();
}
// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor>
sort_stable::call(
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim,
    bool descending) {
  static auto op = create_sort_stable_typed_handle();
  return op.call(self, stable, dim, descending);
}
// aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
::std::tuple<at::Tensor,at::Tensor>
sort_stable::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim,
    bool descending) {
  static auto op = create_sort_stable_typed_handle();
  return op.redispatch(dispatchKeySet, self, stable, dim, descending);
}
