// astgen-golden 1
// add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
TORCH_API at::Tensor & add_out_sparse_cpu(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::Tensor & out);
TORCH_API at::Tensor & add_out_sparse_cuda(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::Tensor & out);
TORCH_API at::Tensor & add_out_sparse_compressed_cpu(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::Tensor & out);
TORCH_API at::Tensor & add_out_sparse_compressed_cuda(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::Tensor & out);
TORCH_API at::Tensor & mkldnn_add_out(
    const at::Tensor & self,
    const at::Tensor & other,
    const at::Scalar & alpha,
    at::Tensor & out);
struct TORCH_API structured_ufunc_add_CPU : public at::meta::structured_add_Tensor {
  void impl(
      const at::Tensor & self,
      const at::Tensor & other,
      const at::Scalar & alpha,
      const at::Tensor & out);
};
struct TORCH_API structured_ufunc_add_CUDA : public at::meta::structured_add_Tensor {
  void impl(
      const at::Tensor & self,
      const at::Tensor & other,
      const at::Scalar & alpha,
      const at::Tensor & out);
};
