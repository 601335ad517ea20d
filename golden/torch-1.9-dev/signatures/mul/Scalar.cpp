// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
Tensor mul(const Tensor & self, Scalar other);
