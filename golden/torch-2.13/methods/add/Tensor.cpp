// astgen-golden 1
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
at::Tensor add(
    const at::Tensor & other,
    const at::Scalar & alpha=1) const;
// aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
inline at::Tensor
Tensor::add(
    const at::Tensor & other,
    const at::Scalar & alpha) const {
  return at::_ops::add_Tensor::call(const_cast<Tensor &>(*this), other, alpha);
}
