// astgen-golden 1
// sqrt(Tensor self) -> Tensor
at::Tensor sqrt(const at::Tensor & self);
