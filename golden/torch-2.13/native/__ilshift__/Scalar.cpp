// astgen-golden 1
// __ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TORCH_API at::Tensor & __ilshift__(
    at::Tensor & self,
    const at::Scalar & other);
