// astgen-golden 1
// item(Tensor self) -> Scalar
Scalar item(const Tensor & self);
