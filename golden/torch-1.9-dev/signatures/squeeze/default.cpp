// astgen-golden 1
// squeeze(Tensor(a) self) -> Tensor(a)
Tensor squeeze(const Tensor & self);
