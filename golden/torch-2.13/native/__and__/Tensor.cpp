// astgen-golden 1
// __and__.Tensor(Tensor self, Tensor other) -> Tensor
TORCH_API at::Tensor __and__(
    const at::Tensor & self,
    const at::Tensor & other);
