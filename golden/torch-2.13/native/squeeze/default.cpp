// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
TORCH_API at::Tensor squeeze(const at::Tensor & self);
TORCH_API at::Tensor squeeze_quantized(const at::Tensor & self);
TORCH_API at::Tensor squeeze_nested(const at::Tensor & self);
