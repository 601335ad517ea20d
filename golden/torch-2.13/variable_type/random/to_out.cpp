// astgen-golden 1
// random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
m.impl("random.to_out", torch::autograd::autogradNotImplementedFallback());
