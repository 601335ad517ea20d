// astgen-golden 1
// full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)
m.impl("full.out", torch::autograd::autogradNotImplementedFallback());
