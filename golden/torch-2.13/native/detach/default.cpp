// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
TORCH_API at::Tensor detach(const at::Tensor & self);
