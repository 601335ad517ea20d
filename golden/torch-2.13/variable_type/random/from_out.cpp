// astgen-golden 1
// random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
m.impl("random.from_out", torch::autograd::autogradNotImplementedFallback());
