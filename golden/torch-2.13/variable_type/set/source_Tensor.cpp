// astgen-golden 1
// set.source_Tensor(Tensor self, Tensor source) -> Tensor
m.impl("set.source_Tensor", torch::autograd::autogradNotImplementedFallback());
