// astgen-golden 1
// __and__.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API at::Tensor __and__(
    const at::Tensor & self,
    const at::Scalar & other);
