// astgen-golden 1
// __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor & __iand__(Tensor & self, const Tensor & other);
