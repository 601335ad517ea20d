// astgen-golden 1
// sqrt(Tensor self) -> Tensor
TORCH_API at::Tensor NestedTensor_sqrt(const at::Tensor & self);
TORCH_API at::Tensor sqrt_sparse(const at::Tensor & self);
TORCH_API at::Tensor sqrt_sparse_csr(const at::Tensor & self);
