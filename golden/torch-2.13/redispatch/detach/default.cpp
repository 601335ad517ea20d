// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
// aten::detach(Tensor(a) self) -> Tensor(a)
inline at::Tensor
detach(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::detach::redispatch(dispatchKeySet, self);
}
