// astgen-golden 1
// __and__.Tensor(Tensor self, Tensor other) -> Tensor
Tensor __and__(const Tensor & self, const Tensor & other);
