// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor & div_(Tensor & self, const Tensor & other);
