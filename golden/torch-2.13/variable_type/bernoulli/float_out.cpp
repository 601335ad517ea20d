// astgen-golden 1
// bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
m.impl("bernoulli.float_out", torch::autograd::autogradNotImplementedFallback());
