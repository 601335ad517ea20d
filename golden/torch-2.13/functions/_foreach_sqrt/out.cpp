// astgen-golden 1
// _foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
// aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
inline void
_foreach_sqrt_out(
    at::TensorList out,
    at::TensorList self) {
  return at::_ops::_foreach_sqrt_out::call(self, out);
}
// aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
inline void
_foreach_sqrt_outf(
    at::TensorList self,
    at::TensorList out) {
  return at::_ops::_foreach_sqrt_out::call(self, out);
}
