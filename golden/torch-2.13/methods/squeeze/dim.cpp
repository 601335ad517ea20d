// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
at::Tensor squeeze(int64_t dim) const;
// aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
inline at::Tensor
Tensor::squeeze(int64_t dim) const {
  return at::_ops::squeeze_dim::call(const_cast<Tensor &>(*this), dim);
}
