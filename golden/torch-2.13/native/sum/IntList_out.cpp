// astgen-golden 1
// sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)
struct TORCH_API structured_sum_out : public at::meta::structured_sum_dim_IntList {
  void impl(
      const at::Tensor & self,
      at::OptionalIntArrayRef dim,
      bool keepdim,
      ::std::optional<at::ScalarType> dtype,
      const at::Tensor & out);
};
