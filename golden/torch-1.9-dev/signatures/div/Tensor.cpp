// astgen-golden 1
// div.Tensor(Tensor self, Tensor other) -> Tensor
Tensor div(const Tensor & self, const Tensor & other);
