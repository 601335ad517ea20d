// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
// aten::equal(Tensor self, Tensor other) -> bool
inline bool
equal(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self,
    const at::Tensor & other) {
  return at::_ops::equal::redispatch(dispatchKeySet, self, other);
}
