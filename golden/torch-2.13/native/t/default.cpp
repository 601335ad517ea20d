// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
TORCH_API at::Tensor t(const at::Tensor & self);
