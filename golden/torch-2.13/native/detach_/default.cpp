// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
TORCH_API at::Tensor & detach_(at::Tensor & self);
