// astgen-golden 1
// div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TORCH_API at::Tensor & div_sparse_(
    at::Tensor & self,
    const at::Tensor & other);
