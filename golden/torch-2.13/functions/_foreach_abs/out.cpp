// astgen-golden 1
// _foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
// aten::_foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
inline void
_foreach_abs_out(
    at::TensorList out,
    at::TensorList self) {
  return at::_ops::_foreach_abs_out::call(self, out);
}
// aten::_foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
inline void
_foreach_abs_outf(
    at::TensorList self,
    at::TensorList out) {
  return at::_ops::_foreach_abs_out::call(self, out);
}
