// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
Tensor & abs_(Tensor & self);
