// astgen-golden 1
// gelu(Tensor self) -> Tensor
Tensor gelu(const Tensor & self);
