// astgen-golden 1
// randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
m.impl("randperm.out", torch::autograd::autogradNotImplementedFallback());
