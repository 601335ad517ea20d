// astgen-golden 1
// squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
at::Tensor & squeeze_(at::IntArrayRef dim) const;
// aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
inline at::Tensor &
Tensor::squeeze_(at::IntArrayRef dim) const {
  return at::_ops::squeeze__dims::call(const_cast<Tensor &>(*this), dim);
}
