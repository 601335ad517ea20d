// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale.out(Tensor[] self, Tensor(b!) found_inf, Tensor inv_scale, *, Tensor(a!)[] out) -> ()
void
_amp_foreach_non_finite_check_and_unscale_out_out(
    c10::DispatchKeySet ks,
    at::TensorList self,
    at::Tensor & found_inf,
    const at::Tensor & inv_scale,
    at::TensorList out) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_amp_foreach_non_finite_check_and_unscale", "out")
      .typed<void (at::TensorList, at::Tensor &, const at::Tensor &, at::TensorList)>();
  c10::Dispatcher::singleton().redispatch<void,at::TensorList,at::Tensor &,const at::Tensor &,at::TensorList>(
      op,
      ks & c10::DispatchKeySet(c10::DispatchKeySet::FULL_AFTER, c10::DispatchKey::Tracer),
      self,
      found_inf,
      inv_scale,
      out);
}
m.impl(
    "_amp_foreach_non_finite_check_and_unscale.out",
    TORCH_FN(TraceType::_amp_foreach_non_finite_check_and_unscale_out_out));
