// astgen-golden 1
// fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)
m.impl("fill.Scalar_out", torch::autograd::autogradNotImplementedFallback());
