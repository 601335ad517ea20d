// astgen-golden 1
// __lshift__.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)
m.impl("__lshift__.Scalar_out", torch::autograd::autogradNotImplementedFallback());
