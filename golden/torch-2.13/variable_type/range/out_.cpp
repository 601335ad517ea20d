// astgen-golden 1
// range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)
m.impl("range.out_", torch::autograd::autogradNotImplementedFallback());
