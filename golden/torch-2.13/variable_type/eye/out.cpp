// astgen-golden 1
// eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)
m.impl("eye.out", torch::autograd::autogradNotImplementedFallback());
