// astgen-golden 1
// where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
// aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
inline at::Tensor
where(
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Tensor & other) {
  return at::_ops::where_ScalarSelf::call(condition, self, other);
}
