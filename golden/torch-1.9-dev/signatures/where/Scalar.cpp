// astgen-golden 1
// where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
Tensor where(const Tensor & condition, Scalar self, Scalar other);
