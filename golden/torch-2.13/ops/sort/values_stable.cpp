// astgen-golden 1
// sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
struct TORCH_API sort_values_stable {
  using schema = ::std::tuple<at::Tensor &,at::Tensor &> (const at::Tensor &, ::std::optional<bool>, int64_t, bool, at::Tensor &, at::Tensor &);
  using ptr_schema = schema*;

  static constexpr const char* name = "aten::sort";
  static constexpr const char* overload_name = "values_stable";
  static constexpr const char* schema_str = "sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)";

  static ::std::tuple<at::Tensor &,at::Tensor &> call(
      const at::Tensor & self,
      ::std::optional<bool> stable,
      int64_t dim,
      bool descending,
      at::Tensor & values,
      at::Tensor & indices);
  static ::std::tuple<at::Tensor &,at::Tensor &> redispatch(
      c10::DispatchKeySet dispatchKeySet,
      const at::Tensor & self,
      ::std::optional<bool> stable,
      int64_t dim,
      bool descending,
      at::Tensor & values,
      at::Tensor & indices);
};
// aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
static C10_NOINLINE c10::TypedOperatorHandle<sort_values_stable::schema>
create_sort_values_stable_typed_handle() {
  return c10::Dispatcher::singleton()
      .findSchemaOrThrow(sort_values_stable::name, sort_values_stable::overload_name)
      .typed<sort_values_stable::schema>();
}
// aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
::std::tuple<at::Tensor &,at::Tensor &>
sort_values_stable::call(
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim,
    bool descending,
    at::Tensor & values,
    at::Tensor & indices) {
  static auto op = create_sort_values_stable_typed_handle();
  return op.call(self, stable, dim, descending, values, indices);
}
// aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
::std::tuple<at::Tensor &,at::Tensor &>
sort_values_stable::redispatch(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    ::std::optional<bool> stable,
    int64_t dim,
    bool descending,
    at::Tensor & values,
    at::Tensor & indices) {
  static auto op = create_sort_values_stable_typed_handle();
  return op.redispatch(dispatchKeySet, self, stable, dim, descending, values, indices);
}
