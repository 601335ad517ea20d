// astgen-golden 1
// _foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()
// aten::_foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_out(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList out,
    at::TensorList self,
    at::TensorList other) {
  return at::_ops::_foreach_div_List_out::redispatch(dispatchKeySet, self, other, out);
}
// aten::_foreach_div.List_out(Tensor[] self, Tensor[] other, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_outf(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList other,
    at::TensorList out) {
  return at::_ops::_foreach_div_List_out::redispatch(dispatchKeySet, self, other, out);
}
