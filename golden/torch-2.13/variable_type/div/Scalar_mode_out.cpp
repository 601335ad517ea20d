// astgen-golden 1
// div.Scalar_mode_out(Tensor self, Scalar other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)
m.impl("div.Scalar_mode_out", torch::autograd::autogradNotImplementedFallback());
