// astgen-golden 1
// __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor & __ilshift__(Tensor & self, const Tensor & other);
