// astgen-golden 1
// set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
TORCH_API at::Tensor & set__symint(
    at::Tensor & self,
    const at::Tensor & source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride={});
