// astgen-golden 1
// where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
// aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
inline at::Tensor
where(
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Scalar & other) {
  return at::_ops::where_Scalar::call(condition, self, other);
}
