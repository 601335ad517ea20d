// astgen-golden 1
// set(Tensor self) -> Tensor
m.impl("set", torch::autograd::autogradNotImplementedFallback());
