// astgen-golden 1
// aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)
struct TORCH_API structured_aminmax_out : public at::meta::structured_aminmax {
  void impl(
      const at::Tensor & self,
      ::std::optional<int64_t> dim,
      bool keepdim,
      const at::Tensor & min,
      const at::Tensor & max);
};
