// astgen-golden 1
// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
at::Tensor & add_(
    const at::Scalar & other,
    const at::Scalar & alpha=1) const;
// aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
inline at::Tensor &
Tensor::add_(
    const at::Scalar & other,
    const at::Scalar & alpha) const {
  return at::_ops::add__Scalar::call(const_cast<Tensor &>(*this), other, alpha);
}
