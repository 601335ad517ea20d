// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
Tensor __lshift__(const Tensor & self, const Tensor & other);
