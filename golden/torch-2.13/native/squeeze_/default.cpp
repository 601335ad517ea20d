// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
TORCH_API at::Tensor & squeeze_(at::Tensor & self);
