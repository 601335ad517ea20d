// astgen-golden 1
// zero_(Tensor(a!) self) -> Tensor(a!)
Tensor & zero_(Tensor & self);
