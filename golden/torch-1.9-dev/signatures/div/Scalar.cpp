// astgen-golden 1
// div.Scalar(Tensor self, Scalar other) -> Tensor
Tensor div(const Tensor & self, Scalar other);
