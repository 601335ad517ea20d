// astgen-golden 1
// normal_functional(Tensor self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor
m.impl("normal_functional", torch::autograd::autogradNotImplementedFallback());
