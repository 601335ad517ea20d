// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
at::Tensor squeeze() const;
// aten::squeeze(Tensor(a) self) -> Tensor(a)
inline at::Tensor
Tensor::squeeze() const {
  return at::_ops::squeeze::call(const_cast<Tensor &>(*this));
}
