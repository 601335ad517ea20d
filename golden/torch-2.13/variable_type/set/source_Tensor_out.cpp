// astgen-golden 1
// set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)
m.impl("set.source_Tensor_out", torch::autograd::autogradNotImplementedFallback());
