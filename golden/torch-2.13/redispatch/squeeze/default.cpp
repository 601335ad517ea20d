// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
// aten::squeeze(Tensor(a) self) -> Tensor(a)
inline at::Tensor
squeeze(
    c10::DispatchKeySet dispatchKeySet,
    const at::Tensor & self) {
  return at::_ops::squeeze::redispatch(dispatchKeySet, self);
}
