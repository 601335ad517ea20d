// astgen-golden 1
// indices(Tensor(a) self) -> Tensor(a)
TORCH_API at::Tensor indices_sparse(const at::Tensor & self);
TORCH_API at::Tensor indices_default(const at::Tensor & self);
