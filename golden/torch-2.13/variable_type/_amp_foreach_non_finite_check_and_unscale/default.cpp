// astgen-golden 1
// _amp_foreach_non_finite_check_and_unscale(Tensor[] self, Tensor found_inf, Tensor inv_scale) -> (Tensor[] self_out, Tensor found_inf_out)
m.impl(
    "_amp_foreach_non_finite_check_and_unscale",
    torch::autograd::autogradNotImplementedFallback());
