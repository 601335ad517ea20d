// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
at::Tensor div(const at::Scalar & other) const;
// aten::div.Scalar(Tensor self, Scalar other) -> Tensor
inline at::Tensor
Tensor::div(const at::Scalar & other) const {
  return at::_ops::div_Scalar::call(const_cast<Tensor &>(*this), other);
}
