// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
// aten::squeeze_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
squeeze_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  return at::_ops::squeeze_::redispatch(dispatchKeySet, self);
}
