// astgen-golden 1
// _foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
// aten::_foreach_div_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()
inline void
_foreach_div_(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    const at::Scalar & scalar) {
  return at::_ops::_foreach_div__Scalar::redispatch(dispatchKeySet, self, scalar);
}
