// astgen-golden 1
// _foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
// aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
inline void
_foreach_add_out(
    at::TensorList out,
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha=1) {
  return at::_ops::_foreach_add_List_out::call(self, other, alpha, out);
}
// aten::_foreach_add.List_out(Tensor[] self, Tensor[] other, *, Scalar alpha=1, Tensor(a!)[] out) -> ()
inline void
_foreach_add_outf(
    at::TensorList self,
    at::TensorList other,
    const at::Scalar & alpha,
    at::TensorList out) {
  return at::_ops::_foreach_add_List_out::call(self, other, alpha, out);
}
