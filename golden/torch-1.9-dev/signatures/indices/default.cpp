// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
Tensor indices(const Tensor & self);
