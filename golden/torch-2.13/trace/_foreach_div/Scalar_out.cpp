// astgen-golden 1
// _foreach_div.Scalar_out(Tensor[] self, Scalar scalar, *, Tensor(a!)[] out) -> ()
void
_foreach_div_out_Scalar_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    const at::Scalar & scalar,
    at::TensorList out) {
  at::_ops::_foreach_div_Scalar_out::redispatch(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalar,
      out);
}
m.impl("_foreach_div.Scalar_out", TORCH_FN(TraceType::_foreach_div_out_Scalar_out));
