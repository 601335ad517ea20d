// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
void
_amp_foreach_non_finite_check_and_unscale_(
    c10::DispatchKeySet ks,
    TensorList self,
    Tensor & found_inf,
    const Tensor & inv_scale) {
  at::redispatch::_amp_foreach_non_finite_check_and_unscale_(
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      found_inf,
      inv_scale);
}
m.impl(
    "_amp_foreach_non_finite_check_and_unscale_",
    TORCH_FN(TraceType::_amp_foreach_non_finite_check_and_unscale_));
