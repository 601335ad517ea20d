// astgen-golden 1
// abs(Tensor self) -> Tensor
TORCH_API at::Tensor abs(const at::Tensor & self);
TORCH_API at::Tensor abs_sparse(const at::Tensor & self);
TORCH_API at::Tensor abs_sparse_csr(const at::Tensor & self);
TORCH_API at::Tensor NestedTensor_abs(const at::Tensor & self);
