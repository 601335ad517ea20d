// astgen-golden 1
// where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
Tensor where(const Tensor & condition, Scalar self, const Tensor & other);
