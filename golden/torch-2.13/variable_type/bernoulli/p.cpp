// astgen-golden 1
// bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
m.impl("bernoulli.p", torch::autograd::autogradNotImplementedFallback());
