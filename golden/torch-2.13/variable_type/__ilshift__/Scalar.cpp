// astgen-golden 1
// __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
m.impl("__ilshift__.Scalar", torch::autograd::autogradNotImplementedFallback());
