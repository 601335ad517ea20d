// astgen-golden 1
// _foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
// aten::_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
inline void
_foreach_add_out(
    at::TensorList out,
    at::TensorList self,
    const at::Scalar & scalar) {
  return at::_ops::_foreach_add_Scalar_out::call(self, scalar, out);
}
// aten::_foreach_add.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
inline void
_foreach_add_outf(
    at::TensorList self,
    const at::Scalar & scalar,
    at::TensorList out) {
  return at::_ops::_foreach_add_Scalar_out::call(self, scalar, out);
}
