// astgen-golden 1
// zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
m.impl("zero.out", torch::autograd::autogradNotImplementedFallback());
