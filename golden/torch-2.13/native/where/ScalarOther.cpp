// astgen-golden 1
// where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
TORCH_API at::Tensor where(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Scalar & other);
