// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
TORCH_API void _amp_foreach_non_finite_check_and_unscale_(
    TensorList self,
    Tensor & found_inf,
    const Tensor & inv_scale);
// aten::_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
void
_amp_foreach_non_finite_check_and_unscale_(
    TensorList self,
    Tensor & found_inf,
    const Tensor & inv_scale) {
  static auto op = c10::Dispatcher::singleton()
      .findSchemaOrThrow("aten::_amp_foreach_non_finite_check_and_unscale_", "")
      .typed<void (TensorList, Tensor &, const Tensor &)>();
  return op.call(self, found_inf, inv_scale);
}
