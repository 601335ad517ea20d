// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
at::Tensor squeeze(const at::Tensor & self);
