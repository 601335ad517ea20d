// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
inline at::Tensor
squeeze(
    const at::Tensor & self,
    int64_t dim) {
  return at::_ops::squeeze_dim::call(self, dim);
}
