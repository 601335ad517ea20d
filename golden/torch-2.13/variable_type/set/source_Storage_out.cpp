// astgen-golden 1
// set.source_Storage_out(Tensor self, Storage source, *, Tensor(a!) out) -> Tensor(a!)
m.impl("set.source_Storage_out", torch::autograd::autogradNotImplementedFallback());
