// astgen-golden 1
// set_(Tensor(a!) self) -> Tensor(a!)
Tensor & set_(Tensor & self);
