// astgen-golden 1
// max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
// aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
inline ::std::tuple<at::Tensor &,at::Tensor &>
max_out(
    at::Tensor & max,
    at::Tensor & max_values,
    const at::Tensor & self,
    int64_t dim,
    bool keepdim=false) {
  return at::_ops::max_dim_max::call(self, dim, keepdim, max, max_values);
}
// aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
inline ::std::tuple<at::Tensor &,at::Tensor &>
max_outf(
    const at::Tensor & self,
    int64_t dim,
    bool keepdim,
    at::Tensor & max,
    at::Tensor & max_values) {
  return at::_ops::max_dim_max::call(self, dim, keepdim, max, max_values);
}
