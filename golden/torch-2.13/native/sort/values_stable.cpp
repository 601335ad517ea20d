// astgen-golden 1
// sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)
struct TORCH_API structured_sort_stable_out : public at::meta::structured_sort_stable {
  void impl(
      const at::Tensor & self,
      ::std::optional<bool> stable,
      int64_t dim,
      bool descending,
      const at::Tensor & values,
      const at::Tensor & indices);
};
