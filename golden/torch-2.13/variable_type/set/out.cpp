// astgen-golden 1
// set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
m.impl("set.out", torch::autograd::autogradNotImplementedFallback());
