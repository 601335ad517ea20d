// astgen-golden 1
// _foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
// aten::_foreach_div_.List(Tensor(a!)[] self, Tensor[] other) -> ()
inline void
_foreach_div_(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList other) {
  return at::_ops::_foreach_div__List::redispatch(dispatchKeySet, self, other);
}
