// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor mul(const at::Scalar & other) const;
// aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
Tensor::mul(const at::Scalar & other) const {
  return at::_ops::mul_Scalar::call(const_cast<Tensor &>(*this), other);
}
