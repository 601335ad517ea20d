// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
at::Tensor & div_(const at::Tensor & other) const;
// aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
inline at::Tensor &
Tensor::div_(const at::Tensor & other) const {
  return at::_ops::div__Tensor::call(const_cast<Tensor &>(*this), other);
}
