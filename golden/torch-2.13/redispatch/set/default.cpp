// astgen-golden 1
// set(Tensor self) -> Tensor
// aten::set(Tensor self) -> Tensor
inline at::Tensor
set(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::set::redispatch(dispatchKeySet, self);
}
