// astgen-golden 1
// __iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TORCH_API at::Tensor & __iand__(
    at::Tensor & self,
    const at::Scalar & other);
