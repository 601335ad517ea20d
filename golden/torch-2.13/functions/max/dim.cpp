// astgen-golden 1
// max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
// aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
inline ::std::tuple<at::Tensor,at::Tensor>
max(
    const at::Tensor & self,
    int64_t dim,
    bool keepdim=false) {
  return at::_ops::max_dim::call(self, dim, keepdim);
}
