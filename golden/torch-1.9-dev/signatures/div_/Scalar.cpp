// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
Tensor & div_(Tensor & self, Scalar other);
