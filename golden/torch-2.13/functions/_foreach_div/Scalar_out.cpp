// astgen-golden 1
// _foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
// aten::_foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_out(
    at::TensorList out,
    at::TensorList self,
    const at::Scalar & scalar) {
  return at::_ops::_foreach_div_Scalar_out::call(self, scalar, out);
}
// aten::_foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
inline void
_foreach_div_outf(
    at::TensorList self,
    const at::Scalar & scalar,
    at::TensorList out) {
  return at::_ops::_foreach_div_Scalar_out::call(self, scalar, out);
}
