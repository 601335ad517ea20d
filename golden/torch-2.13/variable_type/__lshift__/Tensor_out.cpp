// astgen-golden 1
// __lshift__.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
m.impl("__lshift__.Tensor_out", torch::autograd::autogradNotImplementedFallback());
