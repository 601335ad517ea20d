// astgen-golden 1
// item(Tensor self) -> Scalar
// aten::item(Tensor self) -> Scalar
inline at::Scalar
item(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::item::redispatch(dispatchKeySet, self);
}
