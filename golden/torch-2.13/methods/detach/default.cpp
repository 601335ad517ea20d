// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
at::Tensor detach() const;
// aten::detach(Tensor(a) self) -> Tensor(a)
inline at::Tensor
Tensor::detach() const {
  return at::_ops::detach::call(const_cast<Tensor &>(*this));
}
