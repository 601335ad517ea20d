// astgen-golden 1
// squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
TORCH_API at::Tensor squeeze(
    const at::Tensor & self,
    at::IntArrayRef dim);
TORCH_API at::Tensor squeeze_quantized(
    const at::Tensor & self,
    at::IntArrayRef dim);
TORCH_API at::Tensor squeeze_dim_nested(
    const at::Tensor & self,
    at::IntArrayRef dim);
