// astgen-golden 1
// max(Tensor self) -> Tensor
Tensor max(const Tensor & self);
