// astgen-golden 1
// div.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
m.impl("div.Scalar_out", torch::autograd::autogradNotImplementedFallback());
