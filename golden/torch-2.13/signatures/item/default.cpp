// astgen-golden 1
// item(Tensor self) -> Scalar
at::Scalar item(const at::Tensor & self);
