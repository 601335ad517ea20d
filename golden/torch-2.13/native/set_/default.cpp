// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
TORCH_API at::Tensor & set_cpu_(at::Tensor & self);
TORCH_API at::Tensor & set_cuda_(at::Tensor & self);
TORCH_API at::Tensor & set_meta_(at::Tensor & self);
