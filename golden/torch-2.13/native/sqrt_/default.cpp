// astgen-golden 1
// sqrt_(Tensor(a!) self) -> Tensor(a!)
TORCH_API at::Tensor & sqrt_sparse_(at::Tensor & self);
TORCH_API at::Tensor & sqrt_sparse_csr_(at::Tensor & self);
