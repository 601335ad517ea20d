// astgen-golden 1
// abs(Tensor self) -> Tensor
// aten::abs(Tensor self) -> Tensor
inline at::Tensor
abs(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::abs::redispatch(dispatchKeySet, self);
}
