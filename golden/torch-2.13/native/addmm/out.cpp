// astgen-golden 1
// addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_addmm_out_cpu : public at::meta::structured_addmm {
  void impl(
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha,
      const at::Tensor & out);
};
struct TORCH_API structured_addmm_out_cuda : public at::meta::structured_addmm {
  void impl(
      const at::Tensor & self,
      const at::Tensor & mat1,
      const at::Tensor & mat2,
      const at::Scalar & beta,
      const at::Scalar & alpha,
      const at::Tensor & out);
};
TORCH_API at::Tensor & addmm_out_sparse_dense_cpu(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out);
TORCH_API at::Tensor & addmm_out_sparse_dense_cuda(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out);
TORCH_API at::Tensor & addmm_out_sparse_compressed_cpu(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out);
TORCH_API at::Tensor & addmm_out_sparse_compressed_cuda(
    const at::Tensor & self,
    const at::Tensor & mat1,
    const at::Tensor & mat2,
    const at::Scalar & beta,
    const at::Scalar & alpha,
    at::Tensor & out);
