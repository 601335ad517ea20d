// astgen-golden 1
// set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
TORCH_API at::Tensor & set_storage_cpu_(
    at::Tensor & self,
    at::Storage source,
    int64_t storage_offset,
    at::IntArrayRef size,
    at::IntArrayRef stride={});
TORCH_API at::Tensor & set_storage_meta__symint(
    at::Tensor & self,
    at::Storage source,
    c10::SymInt storage_offset,
    c10::SymIntArrayRef size,
    c10::SymIntArrayRef stride={});
TORCH_API at::Tensor & set_storage_cuda_(
    at::Tensor & self,
    at::Storage source,
    int64_t storage_offset,
    at::IntArrayRef size,
    at::IntArrayRef stride={});
TORCH_API at::Tensor & set_storage_quantized_(
    at::Tensor & self,
    at::Storage source,
    int64_t storage_offset,
    at::IntArrayRef size,
    at::IntArrayRef stride={});
