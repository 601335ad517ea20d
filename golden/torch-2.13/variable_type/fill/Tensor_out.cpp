// astgen-golden 1
// fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)
m.impl("fill.Tensor_out", torch::autograd::autogradNotImplementedFallback());
