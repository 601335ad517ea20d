// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
TORCH_API bool cpu_equal(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API bool cuda_equal(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API bool equal_quantized_cpu(
    const at::Tensor & self,
    const at::Tensor & other);
