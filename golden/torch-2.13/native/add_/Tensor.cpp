// astgen-golden 1
// add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
TORCH_API at::Tensor & add_sparse_(
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor & add_sparse_csr_(
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor & mkldnn_add_(
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor & NestedTensor_add__Tensor(
    at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
