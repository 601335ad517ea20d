// astgen-golden 1
// add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
TORCH_API at::Tensor add_sparse(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor add_sparse_csr(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor mkldnn_add(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor add_zerotensor(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor NestedTensor_add_Tensor(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha=1);
