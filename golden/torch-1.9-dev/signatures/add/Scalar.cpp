// astgen-golden 1
// add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
Tensor add(const Tensor & self, Scalar other, Scalar alpha=1);
