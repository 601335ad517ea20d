// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor & mul_(Tensor & self, Scalar other);
