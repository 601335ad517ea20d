// astgen-golden 1
// bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)
m.impl("bernoulli.Tensor_out", torch::autograd::autogradNotImplementedFallback());
