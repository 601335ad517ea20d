// astgen-golden 1
// zero(Tensor self) -> Tensor
// aten::zero(Tensor self) -> Tensor
inline at::Tensor
zero(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::zero::redispatch(dispatchKeySet, self);
}
