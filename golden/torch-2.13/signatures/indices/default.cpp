// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
at::Tensor indices(const at::Tensor & self);
