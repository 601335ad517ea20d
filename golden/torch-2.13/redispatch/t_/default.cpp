// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
// aten::t_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
t_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  return at::_ops::t_::redispatch(dispatchKeySet, self);
}
