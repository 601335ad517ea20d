// astgen-golden 1
// sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
// aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
inline ::std::tuple<at::Tensor &,at::Tensor &>
sort_out(
    at::Tensor & values,
    at::Tensor & indices,
    const at::Tensor & self,
    int64_t dim=-1,
    bool descending=false) {
  return at::_ops::sort_values::call(self, dim, descending, values, indices);
}
// aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
inline ::std::tuple<at::Tensor &,at::Tensor &>
sort_outf(
    const at::Tensor & self,
    int64_t dim,
    bool descending,
    at::Tensor & values,
    at::Tensor & indices) {
  return at::_ops::sort_values::call(self, dim, descending, values, indices);
}
