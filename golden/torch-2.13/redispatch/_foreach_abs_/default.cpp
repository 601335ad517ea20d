// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
// aten::_foreach_abs_(Tensor(a!)[] self) -> ()
inline void
_foreach_abs_(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self) {
  return at::_ops::_foreach_abs_::redispatch(dispatchKeySet, self);
}
