// astgen-golden 1
// detach_(Tensor(a!) self) -> Tensor(a!)
Tensor & detach_(Tensor & self);
