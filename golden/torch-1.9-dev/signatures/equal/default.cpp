// astgen-golden 1
// equal(Tensor self, Tensor other) -> bool
bool equal(const Tensor & self, const Tensor & other);
