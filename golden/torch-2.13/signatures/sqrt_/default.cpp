// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
at::Tensor & sqrt_(at::Tensor & self);
