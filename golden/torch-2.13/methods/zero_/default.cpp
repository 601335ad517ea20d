// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & zero_() const;
// aten::zero_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
Tensor::zero_() const {
  return at::_ops::zero_::call(const_cast<Tensor &>(*this));
}
