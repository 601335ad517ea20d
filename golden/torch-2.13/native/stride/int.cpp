// astgen-golden 1
// stride.int(Tensor self, int dim) -> int
TORCH_API int64_t stride(
    const at::Tensor & self,
    int64_t dim);
