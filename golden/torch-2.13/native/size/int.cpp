// astgen-golden 1
// size.int(Tensor self, int dim) -> int
TORCH_API int64_t size(
    const at::Tensor & self,
    int64_t dim);
