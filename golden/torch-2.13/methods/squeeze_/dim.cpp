// astgen-golden 1
// squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
at::Tensor & squeeze_(int64_t dim) const;
// aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
inline at::Tensor &
Tensor::squeeze_(int64_t dim) const {
  return at::_ops::squeeze__dim::call(const_cast<Tensor &>(*this), dim);
}
