// astgen-golden 1
// where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
// aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
inline at::Tensor
where(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Scalar & other) {
  return at::_ops::where_ScalarOther::call(condition, self, other);
}
