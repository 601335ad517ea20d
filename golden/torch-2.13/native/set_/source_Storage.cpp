// astgen-golden 1
// set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
TORCH_API at::Tensor & set_(
    at::Tensor & self,
    at::Storage source);
