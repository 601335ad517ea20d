// astgen-golden 1
// where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor
TORCH_API at::Tensor where(
    const at::Tensor & condition,
    const at::Scalar & self,
    const at::Tensor & other);
