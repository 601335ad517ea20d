// astgen-golden 1
// mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_mul_out : public at::meta::structured_mul_Tensor {
  void impl(
      const at::Tensor & self,
      const at::Tensor & other,
      const at::Tensor & out);
};
TORCH_API at::Tensor & mul_out_sparse_cpu(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
TORCH_API at::Tensor & mul_out_sparse_cuda(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
TORCH_API at::Tensor & mul_out_sparse_csr(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
TORCH_API at::Tensor & mkldnn_mul_out(
    const at::Tensor & self,
    const at::Tensor & other,
    at::Tensor & out);
