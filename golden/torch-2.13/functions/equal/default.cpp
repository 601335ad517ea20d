// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
// aten::equal(Tensor self, Tensor other) -> bool
inline bool
equal(
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::equal::call(self, other);
}
