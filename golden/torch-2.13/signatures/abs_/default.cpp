// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & abs_(at::Tensor & self);
