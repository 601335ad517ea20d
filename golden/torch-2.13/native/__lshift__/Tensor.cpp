// astgen-golden 1
// __lshift__.Tensor(Tensor self, Tensor other) -> Tensor
TORCH_API at::Tensor __lshift__(
    const at::Tensor & self,
    const at::Tensor & other);
