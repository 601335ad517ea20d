// astgen-golden 1
// _foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
// aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
inline void
_foreach_sqrt_out(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList out,
    at::TensorList self) {
  return at::_ops::_foreach_sqrt_out::redispatch(dispatchKeySet, self, out);
}
// aten::_foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
inline void
_foreach_sqrt_outf(
    c10::DispatchKeySet dispatchKeySet,
    at::TensorList self,
    at::TensorList out) {
  return at::_ops::_foreach_sqrt_out::redispatch(dispatchKeySet, self, out);
}
