// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale.out(Tensor[] self, Tensor(b!) found_inf, Tensor inv_scale, *, Tensor(a!)[] out) -> ()
void
_amp_foreach_non_finite_check_and_unscale_out_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::Tensor & found_inf,
    const at::Tensor & inv_scale,
    at::TensorList out) {
  at::redispatch::_amp_foreach_non_finite_check_and_unscale_outf(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      found_inf,
      inv_scale,
      out);
}
m.impl(
    "_amp_foreach_non_finite_check_and_unscale.out",
    TORCH_FN(TraceType::_amp_foreach_non_finite_check_and_unscale_out_out));
