// astgen-golden 1
// set.source_Storage_storage_offset(Tensor self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor
m.impl("set.source_Storage_storage_offset", torch::autograd::autogradNotImplementedFallback());
