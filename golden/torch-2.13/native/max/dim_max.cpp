// astgen-golden 1
// max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)
struct TORCH_API structured_max_out : public at::meta::structured_max_dim {
  void impl(
      const at::Tensor & self,
      int64_t dim,
      bool keepdim,
      const at::Tensor & max,
      const at::Tensor & max_values);
};
