// astgen-golden 1
// div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TORCH_API at::Tensor & div_(
    at::Tensor & self,
    const at::Scalar & other);
