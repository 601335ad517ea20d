// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
at::Tensor add(
    const at::Scalar & other,
    const at::Scalar & alpha=1) const;
// aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
inline at::Tensor
Tensor::add(
    const at::Scalar & other,
    const at::Scalar & alpha) const {
  return at::_ops::add_Scalar::call(const_cast<Tensor &>(*this), other, alpha);
}
