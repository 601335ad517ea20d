// astgen-golden 1
// squeeze_(Tensor(a!) self) -> Tensor(a!)
Tensor & squeeze_(Tensor & self);
