// astgen-golden 1
// squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
TORCH_API at::Tensor squeeze(
    const at::Tensor & self,
    int64_t dim);
TORCH_API at::Tensor squeeze_quantized(
    const at::Tensor & self,
    int64_t dim);
TORCH_API at::Tensor squeeze_dim_nested(
    const at::Tensor & self,
    int64_t dim);
