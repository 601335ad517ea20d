// astgen-golden 1
// where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor
TORCH_API at::Tensor where(
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Scalar & other);
