// astgen-golden 1
// addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
TORCH_API at::Tensor & s_addmm_sparse_dense_cpu_(
    at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta=1,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor & s_addmm_sparse_dense_cuda_(
    at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta=1,
    const at::Scalar & alpha=1);
