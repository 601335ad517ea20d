// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
// aten::sqrt_(Tensor(a!) self) -> Tensor(a!)
inline at::Tensor &
sqrt_(
    c10::DispatchKeySet dispatchKeySet,
    at::Tensor & self) {
  return at::_ops::sqrt_::redispatch(dispatchKeySet, self);
}
