// astgen-golden 1
// max(Tensor self) -> Tensor
TORCH_API at::Tensor max(const at::Tensor & self);
TORCH_API at::Tensor max_quantized_cpu(const at::Tensor & self);
