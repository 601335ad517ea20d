// astgen-golden 1
// normal.out(Tensor self, float mean=0, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
m.impl("normal.out", torch::autograd::autogradNotImplementedFallback());
