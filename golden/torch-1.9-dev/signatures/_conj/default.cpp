// astgen-golden 1
// _conj(Tensor self) -> Tensor
Tensor _conj(const Tensor & self);
