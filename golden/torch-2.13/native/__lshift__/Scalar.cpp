// astgen-golden 1
// __lshift__.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API at::Tensor __lshift__(
    const at::Tensor & self,
    const at::Scalar & other);
