// astgen-golden 1
// mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
TORCH_API at::Tensor & mul_sparse_(
    at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor & mul_sparse_csr_(
    at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor & mkldnn_mul_(
    at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor & NestedTensor_mul__Tensor(
    at::Tensor & self,
    const at::Tensor & other);
