// astgen-golden 1
// where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
Tensor where(const Tensor & condition, const Tensor & self, Scalar other);
