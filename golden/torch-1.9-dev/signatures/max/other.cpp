// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
Tensor max(const Tensor & self, const Tensor & other);
