// astgen-golden 1
// _coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)
m.impl("_coalesced_", torch::autograd::autogradNotImplementedFallback());
