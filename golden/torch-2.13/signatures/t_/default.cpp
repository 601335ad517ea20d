// astgen-golden 1
// t_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & t_(at::Tensor & self);
