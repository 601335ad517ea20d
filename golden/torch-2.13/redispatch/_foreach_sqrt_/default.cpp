// astgen-golden 1
// _foreach_sqrt_(Tensor(a!)[] self) -> ()
// aten::_foreach_sqrt_(Tensor(a!)[] self) -> ()
inline void
_foreach_sqrt_(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self) {
  return at::_ops::_foreach_sqrt_::redispatch(dispatchKeySet, self);
}
