// astgen-golden 1
// _foreach_abs(Tensor[] self) -> Tensor[]
// aten::_foreach_abs(Tensor[] self) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_abs(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self) {
  return at::_ops::_foreach_abs::redispatch(dispatchKeySet, self);
}
