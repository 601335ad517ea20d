// astgen-golden 1
// _foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
// aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
inline void
_foreach_add_out(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList out,
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1) {
  return at::_ops::_foreach_add_List_out::redispatch(dispatchKeySet, self, other, alpha, out);
}
// aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
inline void
_foreach_add_outf(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha,
    at::TensorList out) {
  return at::_ops::_foreach_add_List_out::redispatch(dispatchKeySet, self, other, alpha, out);
}
