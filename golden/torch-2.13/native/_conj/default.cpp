// astgen-golden 1
// _conj(Tensor(a) self) -> Tensor(a)
TORCH_API at::Tensor _conj(const at::Tensor & self);
