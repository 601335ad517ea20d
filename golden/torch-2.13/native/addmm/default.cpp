// astgen-golden 1
// addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
TORCH_API at::Tensor addmm_sparse_dense_cpu(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta=1,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor addmm_sparse_dense_cuda(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta=1,
    const at::Scalar & alpha=1);
TORCH_API at::Tensor addmm_sparse_compressed_dense(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta=1,
    const at::Scalar & alpha=1);
