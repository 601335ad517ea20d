// astgen-golden 1
// _conj(Tensor(a) self) -> Tensor(a)
at::Tensor _conj(const at::Tensor & self);
