// astgen-golden 1
// mul.Tensor(Tensor self, Tensor other) -> Tensor
TORCH_API at::Tensor mul_sparse(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor mul_sparse_csr(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor mkldnn_mul(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor mul_zerotensor(
    const at::Tensor & self,
    const at::Tensor & other);
TORCH_API at::Tensor NestedTensor_mul_Tensor(
    const at::Tensor & self,
    const at::Tensor & other);
