// astgen-golden 1
// max.other(Tensor self, Tensor other) -> Tensor
TORCH_API at::Tensor max(
    const at::Tensor & self,
    const at::Tensor & other);
