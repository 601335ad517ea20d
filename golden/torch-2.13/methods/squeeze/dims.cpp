// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
at::Tensor squeeze(at::IntArrayRef dim) const;
// aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
inline at::Tensor
Tensor::squeeze(at::IntArrayRef dim) const {
  return at::_ops::squeeze_dims::call(const_cast<Tensor &>(*this), dim);
}
