// astgen-golden 1
// set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
TORCH_API at::Tensor & set_tensor_(
    at::Tensor & self,
    const at::Tensor & source);
