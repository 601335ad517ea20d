// astgen-golden 1
// linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)
m.impl("linspace.out", torch::autograd::autogradNotImplementedFallback());
