// astgen-golden 1
// mul.Scalar(Tensor self, Scalar other) -> Tensor
TORCH_API at::Tensor mul(
    const at::Tensor & self,
    const at::Scalar & other);
TORCH_API at::Tensor mul_scalar_sparse_csr(
    const at::Tensor & self,
    const at::Scalar & other);
TORCH_API at::Tensor NestedTensor_mul_Scalar(
    const at::Tensor & self,
    const at::Scalar & other);
