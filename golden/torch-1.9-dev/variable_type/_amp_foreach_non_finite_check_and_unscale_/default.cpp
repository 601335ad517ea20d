// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor inv_scale) -> ()
void
_amp_foreach_non_finite_check_and_unscale_(
    c10::DispatchKeySet ks,
    TensorList self,
    Tensor & found_inf,
    const Tensor & inv_scale) {
  auto self_ = unpack(self, "self", 0);
  auto & found_inf_ = unpack(found_inf, "found_inf", 1);
  auto & inv_scale_ = unpack(inv_scale, "inv_scale", 2);
  {
    at::AutoNonVariableTypeMode non_var_type_mode(true);
    at::redispatch::_amp_foreach_non_finite_check_and_unscale_(
        ks & c10::after_autograd_keyset,
        self_,
        found_inf_,
        inv_scale_);
  }
}
m.impl(
    "_amp_foreach_non_finite_check_and_unscale_",
    TORCH_FN(VariableType::_amp_foreach_non_finite_check_and_unscale_));
