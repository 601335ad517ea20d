// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
void
_amp_foreach_non_finite_check_and_unscale_(
    c10::DispatchKeySet ks,
    TensorList self,
    Tensor & found_inf,
    const Tensor & inv_scale) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_amp_foreach_non_finite_check_and_unscale_", "")
      .typed<void (TensorList, Tensor &, const Tensor &)>();
  c10::Dispatcher::singleton().redispatch<void,TensorList,Tensor &,const Tensor &>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      found_inf,
      inv_scale);
}
m.impl(
    "_amp_foreach_non_finite_check_and_unscale_",
    TORCH_FN(TraceType::_amp_foreach_non_finite_check_and_unscale_));
