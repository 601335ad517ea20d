// astgen-golden 1
// set(Tensor self) -> Tensor
TORCH_API at::Tensor set(const at::Tensor & self);
