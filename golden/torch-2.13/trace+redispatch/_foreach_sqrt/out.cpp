// astgen-golden 1
// _foreach_sqrt.out(Tensor[] self, *, Tensor(a!)[] out) -> ()
void
_foreach_sqrt_out_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::TensorList out) {
  at::redispatch::_foreach_sqrt_outf(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      out);
}
m.impl("_foreach_sqrt.out", TORCH_FN(TraceType::_foreach_sqrt_out_out));
