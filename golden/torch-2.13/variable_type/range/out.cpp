// astgen-golden 1
// range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)
m.impl("range.out", torch::autograd::autogradNotImplementedFallback());
