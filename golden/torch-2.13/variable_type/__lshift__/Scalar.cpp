// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
m.impl("__lshift__.Scalar", torch::autograd::autogradNotImplementedFallback());
