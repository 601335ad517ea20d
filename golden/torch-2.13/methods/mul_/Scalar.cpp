// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor & mul_(const at::Scalar & other) const;
// aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline at::Tensor &
Tensor::mul_(const at::Scalar & other) const {
  return at::_ops::mul__Scalar::call(const_cast<Tensor &>(*this), other);
}
