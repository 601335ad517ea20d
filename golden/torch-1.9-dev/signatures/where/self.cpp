// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
Tensor where(const Tensor & condition, const Tensor & self, const Tensor & other);
