// astgen-golden 1
// _foreach_sqrt(Tensor[] self) -> Tensor[]
// aten::_foreach_sqrt(Tensor[] self) -> Tensor[]
inline ::std::vector<at::Tensor>
_foreach_sqrt(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self) {
  return at::_ops::_foreach_sqrt::redispatch(dispatchKeySet, self);
}
