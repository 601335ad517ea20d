// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
Tensor & mul_(Tensor & self, const Tensor & other);
