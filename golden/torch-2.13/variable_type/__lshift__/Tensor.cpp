// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
m.impl("__lshift__.Tensor", torch::autograd::autogradNotImplementedFallback());
