// astgen-golden 1
// set.source_Tensor(Tensor self, Tensor source) -> Tensor
TORCH_API at::Tensor set(
    const at::Tensor & self,
    const at::Tensor & source);
