// astgen-golden 1
// sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
m.impl("sum.out", torch::autograd::autogradNotImplementedFallback());
