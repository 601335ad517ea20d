// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
TORCH_API at::Tensor & t_(at::Tensor & self);
