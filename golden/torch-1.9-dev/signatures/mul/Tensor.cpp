// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
Tensor mul(const Tensor & self, const Tensor & other);
