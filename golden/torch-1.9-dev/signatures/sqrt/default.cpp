// astgen-golden 1
// sqrt(Tensor self) -> Tensor
Tensor sqrt(const Tensor & self);
