// astgen-golden 1
// _coalesced.out(Tensor self, bool coalesced, *, Tensor(a!) out) -> Tensor(a!)
m.impl("_coalesced.out", torch::autograd::autogradNotImplementedFallback());
