// astgen-golden 1
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
Tensor & add_(Tensor & self, const Tensor & other, Scalar alpha=1);
