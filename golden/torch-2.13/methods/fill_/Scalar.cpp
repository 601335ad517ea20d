// astgen-golden 1
// fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
at::Tensor & fill_(const at::Scalar & value) const;
// aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
inline at::Tensor &
Tensor::fill_(const at::Scalar & value) const {
  return at::_ops::fill__Scalar::call(const_cast<Tensor &>(*this), value);
}
