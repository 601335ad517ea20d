// astgen-golden 1
// add.Scalar_out(Tensor self, Scalar other, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)
m.impl("add.Scalar_out", torch::autograd::autogradNotImplementedFallback());
