// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
Tensor & t_(Tensor & self);
