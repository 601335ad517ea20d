// astgen-golden 1
// __ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TORCH_API at::Tensor & __ilshift__(
    at::Tensor & self,
    const at::Tensor & other);
