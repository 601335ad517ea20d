// astgen-golden 1
// _foreach_div.ScalarList_out(Tensor[] self, Scalar[] scalars, *, Tensor(a!)[] out) -> ()
void
_foreach_div_out_ScalarList_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::ArrayRef<at::Scalar> scalars,
    at::TensorList out) {
  at::redispatch::_foreach_div_outf(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      scalars,
      out);
}
m.impl("_foreach_div.ScalarList_out", TORCH_FN(TraceType::_foreach_div_out_ScalarList_out));
