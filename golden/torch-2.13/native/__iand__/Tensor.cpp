// astgen-golden 1
// __iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TORCH_API at::Tensor & __iand__(
    at::Tensor & self,
    const at::Tensor & other);
