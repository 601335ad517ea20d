// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
inline at::Tensor
where(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::where_self::call(condition, self, other);
}
