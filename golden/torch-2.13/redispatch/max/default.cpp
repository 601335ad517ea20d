// astgen-golden 1
// max(Tensor self) -> Tensor
// aten::max(Tensor self) -> Tensor
inline at::Tensor
max(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::max::redispatch(dispatchKeySet, self);
}
