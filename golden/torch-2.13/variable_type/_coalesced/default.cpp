// astgen-golden 1
// _coalesced(Tensor self, bool coalesced) -> Tensor
m.impl("_coalesced", torch::autograd::autogradNotImplementedFallback());
