// astgen-golden 1
// abs_(Tensor(a!) self) -> Tensor(a!)
TORCH_API at::Tensor & abs_(at::Tensor & self);
TORCH_API at::Tensor & abs_sparse_(at::Tensor & self);
TORCH_API at::Tensor & abs_sparse_csr_(at::Tensor & self);
TORCH_API at::Tensor & NestedTensor_abs_(at::Tensor & self);
