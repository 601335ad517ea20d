// astgen-golden 1
// sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_sqrt_out : public at::meta::structured_sqrt {
  void impl(
      const at::Tensor & self,
      const at::Tensor & out);
};
TORCH_API at::Tensor & sqrt_sparse_out(
    const at::Tensor & self,
    at::Tensor & out);
TORCH_API at::Tensor & sqrt_sparse_csr_out(
    const at::Tensor & self,
    at::Tensor & out);
