// astgen-golden 1
// sqrt(Tensor self) -> Tensor
// aten::sqrt(Tensor self) -> Tensor
inline at::Tensor
sqrt(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::sqrt::redispatch(dispatchKeySet, self);
}
