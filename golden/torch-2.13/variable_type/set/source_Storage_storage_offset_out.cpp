// astgen-golden 1
// set.source_Storage_storage_offset_out(Tensor self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[], *, Tensor(a!) out) -> Tensor(a!)
m.impl("set.source_Storage_storage_offset_out", torch::autograd::autogradNotImplementedFallback());
