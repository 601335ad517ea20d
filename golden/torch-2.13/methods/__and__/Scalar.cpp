// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor __and__(const at::Scalar & other) const;
// aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
Tensor::__and__(const at::Scalar & other) const {
  return at::_ops::__and___Scalar::call(const_cast<Tensor &>(*this), other);
}
