// astgen-golden 1
// add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
Tensor & add_(Tensor & self, Scalar other, Scalar alpha=1);
