// astgen-golden 1
// sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
TORCH_API std::tuple<Tensor &,Tensor &> sort_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim=-1,
    bool descending=false);
// aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_out(
    c10::DispatchKeySet dispatchKeySet,
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim,
    bool descending) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "values_stable")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, c10::optional<bool>, int64_t, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, stable, dim, descending, values, indices);
}
TORCH_API std::tuple<Tensor &,Tensor &> sort_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim,
    bool descending,
    Tensor & values,
    Tensor & indices);
// aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_outf(
    c10::DispatchKeySet dispatchKeySet,
    const Tensor & self,
    c10::optional<bool> stable,
    int64_t dim,
    bool descending,
    Tensor & values,
    Tensor & indices) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "values_stable")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, c10::optional<bool>, int64_t, bool, Tensor &, Tensor &)>();
  return op.redispatch(dispatchKeySet, self, stable, dim, descending, values, indices);
}
