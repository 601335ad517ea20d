// astgen-golden 1
// item(Tensor self) -> Scalar
TORCH_API at::Scalar item(const at::Tensor & self);
