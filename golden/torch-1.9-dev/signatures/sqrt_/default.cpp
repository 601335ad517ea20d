// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
Tensor & sqrt_(Tensor & self);
