// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
// aten::set_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
set_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  return at::_ops::set_::redispatch(dispatchKeySet, self);
}
