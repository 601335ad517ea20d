// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor & div_(const at::Scalar & other) const;
// aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
inline at::Tensor &
Tensor::div_(const at::Scalar & other) const {
  return at::_ops::div__Scalar::call(const_cast<Tensor &>(*this), other);
}
