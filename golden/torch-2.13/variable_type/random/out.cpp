// astgen-golden 1
// random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
m.impl("random.out", torch::autograd::autogradNotImplementedFallback());
