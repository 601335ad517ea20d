// astgen-golden 1
// __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
m.impl("__ilshift__.Tensor", torch::autograd::autogradNotImplementedFallback());
