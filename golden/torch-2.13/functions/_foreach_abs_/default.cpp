// astgen-golden 1
// _foreach_abs_(Tensor(a!)[] self) -> ()
// aten::_foreach_abs_(Tensor(a!)[] self) -> ()
inline void
_foreach_abs_(at::TensorList self) {
  return at::_ops::_foreach_abs_::call(self);
}
