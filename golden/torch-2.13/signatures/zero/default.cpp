// astgen-golden 1
// zero(Tensor self) -> Tensor
at::Tensor zero(const at::Tensor & self);
