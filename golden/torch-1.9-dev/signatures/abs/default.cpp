// astgen-golden 1
// abs(Tensor self) -> Tensor
Tensor abs(const Tensor & self);
