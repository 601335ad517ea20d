// astgen-golden 1
// where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
TORCH_API at::Tensor where(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor NestedTensor_where(
    const at::Tensor & condition,
    const at::Tensor & self,
    const at::Tensor & other);
