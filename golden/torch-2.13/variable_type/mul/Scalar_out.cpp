// astgen-golden 1
// mul.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
m.impl("mul.Scalar_out", torch::autograd::autogradNotImplementedFallback());
