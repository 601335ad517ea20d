// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
Tensor __and__(const Tensor & self, Scalar other);
