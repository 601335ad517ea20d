// astgen-golden 1
// where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
at::Tensor where(
    const at::Tensor & condition,
    const at::Scalar & other) const;
// aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
inline at::Tensor
Tensor::where(
    const at::Tensor & condition,
    const at::Scalar & other) const {
  return at::_ops::where_ScalarOther::call(condition, const_cast<Tensor &>(*this), other);
}
