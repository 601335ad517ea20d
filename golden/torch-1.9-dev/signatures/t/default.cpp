// astgen-golden 1
// t(Tensor(a) self) -> Tensor(a)
Tensor t(const Tensor & self);
