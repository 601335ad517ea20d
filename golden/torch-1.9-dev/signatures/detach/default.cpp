// astgen-golden 1
// detach(Tensor(a) self) -> Tensor(a)
Tensor detach(const Tensor & self);
