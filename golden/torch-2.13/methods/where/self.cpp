// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
at::Tensor where(
    const at::Tensor & condition,
    const at::Tensor & other) const;
// aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
inline at::Tensor
Tensor::where(
    const at::Tensor & condition,
    const at::Tensor & other) const {
  return at::_ops::where_self::call(condition, const_cast<Tensor &>(*this), other);
}
