// astgen-golden 1
// zero(Tensor self) -> Tensor
TORCH_API at::Tensor zero(const at::Tensor & self);
