// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
// aten::indices(Tensor(a) self) -> Tensor(a)
inline at::Tensor
indices(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::indices::redispatch(dispatchKeySet, self);
}
