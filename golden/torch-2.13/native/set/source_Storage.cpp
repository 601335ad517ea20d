// astgen-golden 1
// set.source_Storage(Tensor self, Storage source) -> Tensor
TORCH_API at::Tensor set(
    const at::Tensor & self,
    at::Storage source);
