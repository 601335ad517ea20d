// astgen-golden 1
// mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
TORCH_API at::Tensor & mul_(
    at::Tensor & self,
    const at::Scalar & other);
TORCH_API at::Tensor & mul__scalar_sparse_csr(
    at::Tensor & self,
    const at::Scalar & other);
TORCH_API at::Tensor & NestedTensor_mul__Scalar(
    at::Tensor & self,
    const at::Scalar & other);
