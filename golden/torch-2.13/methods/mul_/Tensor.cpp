// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor & mul_(const at::Tensor & other) const;
// aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline at::Tensor &
Tensor::mul_(const at::Tensor & other) const {
  return at::_ops::mul__Tensor::call(const_cast<Tensor &>(*this), other);
}
