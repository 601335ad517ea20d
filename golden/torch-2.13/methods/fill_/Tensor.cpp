// astgen-golden 1
// fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
at::Tensor & fill_(const at::Tensor & value) const;
// aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
inline at::Tensor &
Tensor::fill_(const at::Tensor & value) const {
  return at::_ops::fill__Tensor::call(const_cast<Tensor &>(*this), value);
}
