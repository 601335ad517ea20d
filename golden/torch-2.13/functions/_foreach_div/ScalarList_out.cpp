// astgen-golden 1
// _foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
// aten::_foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_out(
    at::TensorList out,
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars) {
  return at::_ops::_foreach_div_ScalarList_out::call(self, scalars, out);
}
// aten::_foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_outf(
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars,
    at::TensorList out) {
  return at::_ops::_foreach_div_ScalarList_out::call(self, scalars, out);
}
