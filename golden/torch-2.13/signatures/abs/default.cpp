// astgen-golden 1
// abs(Tensor self) -> Tensor
at::Tensor abs(const at::Tensor & self);
