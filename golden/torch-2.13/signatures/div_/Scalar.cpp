// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
at::Tensor & div_(at::Tensor & self, const at::Scalar & other);
