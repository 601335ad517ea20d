// astgen-golden 1
// sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
TORCH_API std::tuple<Tensor &,Tensor &> sort_out(
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    int64_t dim=-1,
    bool descending=false);
// aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_out(
    Tensor & values,
    Tensor & indices,
    const Tensor & self,
    int64_t dim,
    bool descending) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "values")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, int64_t, bool, Tensor &, Tensor &)>();
  return op.call(self, dim, descending, values, indices);
}
TORCH_API std::tuple<Tensor &,Tensor &> sort_outf(
    const Tensor & self,
    int64_t dim,
    bool descending,
    Tensor & values,
    Tensor & indices);
// aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
std::tuple<Tensor &,Tensor &>
sort_outf(
    const Tensor & self,
    int64_t dim,
    bool descending,
    Tensor & values,
    Tensor & indices) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::sort", "values")
      .typed<std::tuple<Tensor &,Tensor &> (const Tensor &, int64_t, bool, Tensor &, Tensor &)>();
  return op.call(self, dim, descending, values, indices);
}
