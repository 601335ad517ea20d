// astgen-golden 1
// set.source_Storage(Tensor self, Storage source) -> Tensor
m.impl("set.source_Storage", torch::autograd::autogradNotImplementedFallback());
